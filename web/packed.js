// Fetching the large files, for the page, the engine's worker and the service worker alike. A module without exports, so
// that `importScripts` can load it, too.

/** The suffix of packed files and the format in which this browser unpacks them; none in old browsers. */
const packing = [
  [".br", "brotli"],
  [".gz", "gzip"],
].find(([, format]) => {
  try {
    return new DecompressionStream(format);
  } catch {
    return false;
  }
});

/**
 * The response for a file, as small on the way as can be: many hosts pack what they send; from one that does not, the
 * packed copy that lies beside the file is taken and unpacked here.
 */
self.fetchPacked = async (url) => {
  const response = await fetch(url);
  const isPacked = response.headers.has("content-encoding") || response.headers.has("x-agon-kept");
  if (!response.ok || isPacked || !packing) return response;
  const [suffix, format] = packing;
  const packed = await fetch(url + suffix);
  if (!packed.ok) return response;
  response.body.cancel();
  // Some hosts know what the suffix means, and the browser has unpacked it already.
  const unpacked = packed.headers.has("content-encoding");
  return new Response(unpacked ? packed.body : packed.body.pipeThrough(new DecompressionStream(format)), {
    headers: { "content-type": response.headers.get("content-type") },
  });
};
