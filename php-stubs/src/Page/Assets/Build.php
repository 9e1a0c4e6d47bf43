<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/** Registers the built scripts and styles with the dependencies and versions that webpack has determined. */
final class Build {
	/** Path of the plugin's main file. */
	private string $plugin_file;

	/**
	 * URL of the folder with the built files, with a slash at its end; null before it is needed.
	 *
	 * @var non-empty-string|null
	 */
	private ?string $folder_url = null;

	/**
	 * Scripts by name, from build/scripts.php; null before they are read.
	 *
	 * @var array<string, array{needs: list<non-empty-string>, version: string, hasStyle: bool}>|null
	 */
	private ?array $scripts = null;

	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	public function register(): void {
		if ( ! isset( $this->scripts()['boot'] ) ) {
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
		$script = $this->scripts()[ $entry ] ?? null;
		if ( null === $script ) {
			return false;
		}
		$needs = array_merge( $script['needs'], $needs );
		wp_register_script(
			$handle,
			$this->url( "$entry.js" ),
			$needs,
			$script['version'],
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
		$script = $this->scripts()[ $entry ] ?? null;
		if ( null !== $script && $script['hasStyle'] ) {
			wp_register_style( $handle, $this->url( "$entry.css" ), array(), $script['version'] );
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
		if ( null === $this->folder_url ) {
			$url              = plugins_url( 'build/', $this->plugin_file );
			$this->folder_url = '' === $url ? 'build/' : $url;
		}
		return $this->folder_url . $file;
	}

	/**
	 * Returns the URLs of the chunks, which other scripts load: their names hold a hash.
	 *
	 * @return list<string>
	 */
	public function chunk_urls(): array {
		$files = glob( $this->path( '*.*.js' ) );
		return array_map( array( $this, 'url' ), array_map( 'basename', false === $files ? array() : $files ) );
	}

	/** Returns the path of a built file. */
	private function path( string $file ): string {
		return dirname( $this->plugin_file ) . "/build/$file";
	}

	/**
	 * Returns the built scripts by name, as webpack wrote them (tools/php-data.mjs); none if the plugin was not built.
	 *
	 * @return array<string, array{needs: list<non-empty-string>, version: string, hasStyle: bool}>
	 */
	private function scripts(): array {
		if ( null === $this->scripts ) {
			$file = $this->path( 'scripts.php' );
			/**
			 * Written by the plugin's own tools.
			 *
			 * @var array<string, array{needs: list<non-empty-string>, version: string, hasStyle: bool}> $scripts
			 */
			$scripts       = is_file( $file ) ? require $file : array();
			$this->scripts = $scripts;
		}
		return $this->scripts;
	}
}
