<?php
/**
 * What webpack has built.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Assets;

defined( 'ABSPATH' ) || exit;

/** Registers built scripts and styles with WordPress, with the dependencies and versions that webpack found. */
final class Build {
	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $plugin_file;

	/**
	 * Remembers where the plugin lives.
	 *
	 * @param string $plugin_file The plugin's main file.
	 */
	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	/** Hooks in. */
	public function register(): void {
		if ( ! $this->exists( 'boot.js' ) ) {
			add_action( 'admin_notices', array( $this, 'tell_missing' ) );
		}
	}

	/** Tells an administrator that the scripts are not there: shoppers see a shop that works without them. */
	public function tell_missing(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			printf(
				'<div class="notice notice-error"><p>%s</p></div>',
				esc_html__( 'Storefront Islands: its scripts are missing. Run "npm ci && npm run build" in the plugin\'s source, or install its release.', 'storefront-islands' )
			);
		}
	}

	/**
	 * Names of the islands that were built.
	 *
	 * @return list<string>
	 */
	public function islands(): array {
		$files = glob( $this->path( '*.asset.php' ) );
		$names = array();
		foreach ( false === $files ? array() : $files as $file ) {
			$names[] = basename( $file, '.asset.php' );
		}
		return array_values( array_diff( $names, array( 'boot', 'shared', 'catalogue', 'editor', 'analytics', 'fragments' ) ) );
	}

	/**
	 * Registers a built script, if it was built.
	 *
	 * @param non-empty-string       $handle The handle to register.
	 * @param string                 $entry  The webpack entry.
	 * @param list<non-empty-string> $needs  Handles that it needs beside those that webpack found.
	 * @return bool Whether it is there.
	 */
	public function register_script( string $handle, string $entry, array $needs = array() ): bool {
		if ( ! $this->exists( "$entry.js" ) ) {
			return false;
		}
		$asset = $this->asset( $entry );
		$needs = array_merge( $asset['dependencies'], $needs );
		wp_register_script(
			$handle,
			$this->url( "$entry.js" ),
			$needs,
			$asset['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		if ( in_array( 'wp-i18n', $needs, true ) ) {
			wp_set_script_translations( $handle, 'storefront-islands', dirname( $this->plugin_file ) . '/languages' );
		}
		return true;
	}

	/**
	 * Registers a built style sheet, if there is one. WordPress prints small ones into the page.
	 *
	 * @param non-empty-string $handle The handle to register.
	 * @param string           $entry  The webpack entry.
	 */
	public function register_style( string $handle, string $entry ): void {
		if ( $this->exists( "$entry.css" ) ) {
			wp_register_style( $handle, $this->url( "$entry.css" ), array(), $this->asset( $entry )['version'] );
			wp_style_add_data( $handle, 'path', $this->path( "$entry.css" ) );
		}
	}

	/**
	 * The address of a built file.
	 *
	 * @param string $file Its name.
	 * @return non-empty-string
	 */
	private function url( string $file ): string {
		$url = plugins_url( "build/$file", $this->plugin_file );
		return '' === $url ? "build/$file" : $url;
	}

	/**
	 * Whether a file was built.
	 *
	 * @param string $file Its name.
	 */
	private function exists( string $file ): bool {
		return is_file( $this->path( $file ) );
	}

	/**
	 * Where a built file is.
	 *
	 * @param string $file Its name.
	 */
	private function path( string $file ): string {
		return dirname( $this->plugin_file ) . "/build/$file";
	}

	/**
	 * What webpack wrote about an entry. Chunks that several entries share have no such file: their age is their version.
	 *
	 * @param string $entry The webpack entry.
	 * @return array{dependencies: list<non-empty-string>, version: string}
	 */
	private function asset( string $entry ): array {
		$file  = $this->path( "$entry.asset.php" );
		$asset = is_file( $file ) ? require $file : array();
		$asset = is_array( $asset ) ? $asset : array();
		$needs = array();
		foreach ( (array) ( $asset['dependencies'] ?? array() ) as $handle ) {
			if ( is_string( $handle ) && '' !== $handle ) {
				$needs[] = $handle;
			}
		}
		return array(
			'dependencies' => $needs,
			'version'      => isset( $asset['version'] ) && is_string( $asset['version'] ) ? $asset['version'] : (string) filemtime( $this->path( "$entry.js" ) ),
		);
	}
}
