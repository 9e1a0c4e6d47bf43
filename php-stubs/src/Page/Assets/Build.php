<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/** Registers the built scripts and styles with the dependencies and versions that webpack has determined. */
final class Build {
	/** Path of the plugin's main file. */
	private string $plugin_file;

	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	public function register(): void {
		if ( ! $this->exists( 'boot.js' ) ) {
			add_action( 'admin_notices', array( $this, 'print_missing_build_notice' ) );
		}
	}

	/** Shows administrators a notice if the scripts are not built: shoppers see a shop that works without them. */
	public function print_missing_build_notice(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			printf(
				'<div class="notice notice-error"><p>%s</p></div>',
				esc_html__( 'Storefront Islands: its scripts are missing. Run "npm ci && npm run build" in the plugin\'s source, or install its release.', 'storefront-islands' )
			);
		}
	}

	/**
	 * Registers a built script, if it exists.
	 *
	 * @param non-empty-string $handle Handle to register.
	 * @param list<non-empty-string> $needs Dependencies in addition to those that webpack found.
	 * @return bool True if the script was built.
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
	 * Registers a built style sheet, if it exists. WordPress prints small ones inline.
	 *
	 * @param non-empty-string $handle Handle to register.
	 */
	public function register_style( string $handle, string $entry ): void {
		if ( $this->exists( "$entry.css" ) ) {
			wp_register_style( $handle, $this->url( "$entry.css" ), array(), $this->asset( $entry )['version'] );
			wp_style_add_data( $handle, 'path', $this->path( "$entry.css" ) );
		}
	}

	/**
	 * Returns the URL of a built file.
	 *
	 * @param string $file Name of the file; empty for the folder, with a slash at its end.
	 * @return non-empty-string
	 */
	public function url( string $file ): string {
		$url = plugins_url( "build/$file", $this->plugin_file );
		return '' === $url ? "build/$file" : $url;
	}

	/** True if a file was built. */
	private function exists( string $file ): bool {
		return is_file( $this->path( $file ) );
	}

	/** Returns the path of a built file. */
	private function path( string $file ): string {
		return dirname( $this->plugin_file ) . "/build/$file";
	}

	/**
	 * Returns the asset data that webpack wrote for an entry. Chunks shared by several entries have none: their
	 * modification time is their version.
	 *
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
