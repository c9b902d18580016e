# What the scripts of releases share: the version, builds, and archives that come out the same each time. Sourced, on macOS
# too, whose shell and tools are old: but for `settle` and what follows it, nothing here is of GNU's alone.
# shellcheck shell=bash
source .ci/packages.sh

# Everybody may read what is made here, whatever the builder's own files allow.
umask 022

# What the caller named, from the folder of the call: the scripts leave it first of all.
caller=$OLDPWD
named() {
    case $1 in
        "" | /*) echo "$1" ;;
        *) echo "$caller/$1" ;;
    esac
}

version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
commit=$(git rev-parse --short=8 HEAD)
[[ -z $(git status --porcelain --untracked-files=no) ]] || commit+=", changed"
# A tag names the version that it releases.
[[ ${GITHUB_REF_TYPE-} != tag || $GITHUB_REF_NAME == "v$version" ]] ||
    fail "The tag is $GITHUB_REF_NAME, but Cargo.toml has version $version."
# All files are as old as the commit.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
# What `--version` and the credits say; without it, a build takes the version from Cargo.toml.
AGON_VERSION="$version ($commit)"
export SOURCE_DATE_EPOCH AGON_VERSION TZ=UTC LC_ALL=C.UTF-8

# The name of the program among all others, in reverse as domains are; it must never change once it is released.
# shellcheck disable=SC2034
app_id=io.github.agon.agon

dist="$PWD/release/dist"
mkdir -p "$dist"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# build TARGET BIN…: builds programs for release in the folder that it prints. Paths of this machine stay out of them.
build() {
    local target=$1 bin package flags
    shift
    need_target "$target" >&2
    flags="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo --remap-path-prefix=$PWD=agon"
    for bin; do
        package=agon-tools
        [[ $bin != agon ]] || package=agon
        # One by one: together they would ask for more features of their dependencies.
        env "CARGO_TARGET_$(tr a-z- A-Z_ <<<"$target")_RUSTFLAGS=$flags" \
            cargo rustc --release --locked --target "$target" ${BUILD_STD[@]+"${BUILD_STD[@]}"} -p "$package" \
            --bin "$bin" -- ${LINK_ARGS[@]+"${LINK_ARGS[@]}"} >&2 || return
    done
    echo "${CARGO_TARGET_DIR:-target}/$target/release"
}
# What is given to the linker besides.
LINK_ARGS=()

# put FILE PLACE [MODE]: copies a file, with the folders that it needs.
put() {
    mkdir -p "$(dirname "$2")"
    cp "$1" "$2"
    chmod "${3:-644}" "$2"
}

# put_notices FOLDER TARGET PACKAGE…: the licences of what packages have on a target.
put_notices() {
    local folder=$1 target=$2
    shift 2
    put LICENSE-MIT "$folder/LICENSE-MIT"
    put LICENSE-APACHE "$folder/LICENSE-APACHE"
    # The game draws with its fonts, and agon-engine prints with them.
    put assets/fonts/OFL.txt "$folder/OFL.txt"
    if [[ " $* " == *" agon "* ]]; then
        put assets/CREDITS.md "$folder/CREDITS.md"
    fi
    release/third-party.mjs "$target" "$@" >"$work/THIRD-PARTY.txt"
    put "$work/THIRD-PARTY.txt" "$folder/THIRD-PARTY.txt"
}

# metainfo ENTRY: what catalogues of programs say of this one, whose desktop entry has this name.
metainfo() {
    local date
    date=$(date --date="@$SOURCE_DATE_EPOCH" +%F)
    sed "s/@ID@/$app_id/; s/@DESKTOP@/$1/; s/@VERSION@/$version/; s/@DATE@/$date/" release/desktop/metainfo.xml
}

# put_manual FOLDER: the player's manual, and the pages that it leads to.
put_manual() {
    local page
    for page in playing agent agent-players engine links rules web words; do
        put "docs/$page.md" "$1/$page.md"
    done
}

# bill NAME TARGET PACKAGE…: writes the list of libraries for other programs.
bill() {
    local name=$1
    shift
    release/third-party.mjs --sbom "$@" >"$dist/$name.cdx.json"
}

# Gives all files of a folder the time of the commit.
settle() {
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

# tarball NAME: packs the folder NAME of the working folder.
tarball() {
    settle "$work/$1"
    tar --create --directory="$work" --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX --format=gnu \
        --mtime="@$SOURCE_DATE_EPOCH" "$1" | gzip --no-name --best >"$dist/$1.tar.gz"
    made "$1.tar.gz"
}

# zipped NAME: the same as a zip.
zipped() {
    settle "$work/$1"
    rm -f "$dist/$1.zip"
    (cd "$work" && find "$1" -type f | sort | zip --quiet -X -9 -@ "$dist/$1.zip")
    made "$1.zip"
}

made() {
    echo "release/dist/$1: $(wc -c <"$dist/$1") bytes"
}
