// Fetches the large files, for the page, the engine's worker and the service worker. It has no exports, so that
// `importScripts` can load it too.

/**
 * The suffix of compressed files and the format that this browser can unpack; undefined in old browsers.
 * @type {[string, CompressionFormat] | undefined}
 */
const packing = /** @type {[string, any][]} */ ([
  [".br", "brotli"],
  [".gz", "gzip"],
]).find(([, format]) => {
  try {
    return new DecompressionStream(format);
  } catch {
    return false;
  }
});

/**
 * Fetches a file in the smallest form the host offers. Many hosts compress what they send. From one that does not, this
 * fetches the compressed copy beside the file and unpacks it.
 */
self.fetchPacked = async (url, options) => {
  const response = await fetch(url, options);
  const isPacked = response.headers.has("content-encoding") || response.headers.has("x-agon-kept");
  if (!response.ok || isPacked || !packing) return response;
  const [suffix, format] = packing;
  const packed = await fetch(url + suffix, options);
  if (!packed.ok) return response;
  response.body.cancel();
  // Some hosts know the suffix and set the encoding; then the browser has already unpacked it.
  const unpacked = packed.headers.has("content-encoding");
  return new Response(unpacked ? packed.body : packed.body.pipeThrough(new DecompressionStream(format)), {
    headers: { "content-type": response.headers.get("content-type") },
  });
};
