<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

use StorefrontIslands\Support\ScriptFile;

defined( 'ABSPATH' ) || exit;

/** Tells of scripts whether they declare what they need, and otherwise what is in their files. */
final class Sources {
	/** A file that a module imports, at once or later, by an address of its own site. */
	private const IMPORT = '~\b(?:import|from)\s*\(?\s*["\'`](\.{0,2}/[^"\'`\s?#]+\.js)\b~';

	/** Number of files of a script that are looked into. */
	private const MOST_FILES = 50;

	/**
	 * Beginnings of addresses, without scheme, of scripts that declare what they need.
	 *
	 * @var list<string>
	 */
	private array $folders;

	/**
	 * Handles, or parts of addresses, that the site has declared safe.
	 *
	 * @var list<string>
	 */
	private array $safe;

	/**
	 * Returns the code of a script by its address; null if it cannot be read.
	 *
	 * @var callable(string): ?string
	 */
	private $read;

	/**
	 * @param list<string>              $folders See above.
	 * @param list<string>              $safe See above.
	 * @param callable(string): ?string $read See above.
	 */
	public function __construct( array $folders, array $safe, callable $read ) {
		$this->folders = $folders;
		$this->safe    = $safe;
		$this->read    = $read;
	}

	/** Returns those of this site: WordPress, WooCommerce and this plugin declare what their scripts need. */
	public static function of_site(): self {
		$plugins = array( plugins_url( '', dirname( __DIR__, 3 ) . '/storefront-islands.php' ) );
		if ( defined( 'WC_PLUGIN_FILE' ) ) {
			$plugins[] = plugins_url( '', WC_PLUGIN_FILE );
		}
		$folders = array_merge( array_map( 'trailingslashit', $plugins ), array( includes_url(), admin_url( 'js/' ) ) );
		/**
		 * Filters the scripts that need none of WooCommerce's classic scripts nor jQuery, although it cannot be seen from
		 * them, such as one of another server.
		 *
		 * @param list<string> $safe Handles, or parts of addresses.
		 */
		$safe = (array) apply_filters( 'storefront_islands_light_page_scripts', array() );
		return new self(
			array_map( array( ScriptFile::class, 'without_scheme' ), $folders ),
			array_values( array_filter( $safe, 'is_string' ) ),
			static function ( string $src ): ?string {
				$file = ScriptFile::path( $src );
				$code = '' === $file ? false : file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
				return false === $code ? null : $code;
			}
		);
	}

	/** True if a script declares what it needs, or is declared safe. */
	public function are_declared( string $handle, string $src ): bool {
		if ( in_array( $handle, $this->safe, true ) ) {
			return true;
		}
		foreach ( $this->safe as $part ) {
			if ( '' !== $part && false !== strpos( $src, $part ) ) {
				return true;
			}
		}
		$address = ScriptFile::without_scheme( $src );
		foreach ( $this->folders as $folder ) {
			if ( 0 === strpos( $address, $folder ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the code of a script and of the files that it imports; null if one of them cannot be read, or they are many. */
	public function code( string $src ): ?string {
		$code  = '';
		$files = array( (string) preg_replace( '/[?#].*/s', '', $src ) );
		for ( $at = 0; isset( $files[ $at ] ); $at++ ) {
			$read = $at < self::MOST_FILES ? ( $this->read )( $files[ $at ] ) : null;
			if ( null === $read ) {
				return null;
			}
			$code .= "$read\n";
			preg_match_all( self::IMPORT, $read, $found );
			foreach ( $found[1] as $import ) {
				$file    = '/' === $import[0] ? $import : dirname( $files[ $at ] ) . '/' . (string) preg_replace( '#^\./#', '', $import );
				$files[] = $file;
				$files   = array_values( array_unique( $files ) );
			}
		}
		return $code;
	}
}
