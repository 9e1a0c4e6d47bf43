<?php
/**
 * Translations for later.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Assets;

use StorefrontIslands\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * The translations of all scripts that load later, in one script of their own (tools/i18n/compile.mjs makes it). Inside the
 * page, where WordPress prints them, they would weigh on every page, for islands that most visitors never touch.
 */
final class LaterTexts {
	/** The script's handle. */
	public const HANDLE = 'storefront-islands-texts';

	/** Scripts that WordPress prints itself: what they say is not in it. */
	private const PRINTED = array( 'storefront-islands-cart', 'storefront-islands-checkout' );

	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $plugin_file;

	/**
	 * The languages that the plugin ships.
	 *
	 * @var Languages
	 */
	private $languages;

	/**
	 * Takes where the plugin lives and its languages.
	 *
	 * @param string    $plugin_file The plugin's main file.
	 * @param Languages $languages   The languages that the plugin ships.
	 */
	public function __construct( string $plugin_file, Languages $languages ) {
		$this->plugin_file = $plugin_file;
		$this->languages   = $languages;
	}

	/** Registers the script for the page's language, if there is one. */
	public function register_script(): void {
		$file = $this->file( '.js' );
		$url  = plugins_url( 'languages/' . basename( $file ), $this->plugin_file );
		if ( '' !== $url && is_file( $file ) ) {
			wp_register_script( self::HANDLE, $url, array( 'wp-i18n' ), (string) filemtime( $file ), true );
		}
	}

	/**
	 * Whether the script says all that WordPress would print for another one. Where the site has other words, by a filter or
	 * by files of its own, it does not.
	 *
	 * @param \_WP_Dependency $script The other script.
	 */
	public function hold_those_of( \_WP_Dependency $script ): bool {
		if ( 'storefront-islands' !== $script->textdomain || in_array( $script->handle, self::PRINTED, true ) || ! wp_script_is( self::HANDLE, 'registered' ) ) {
			return false;
		}
		$own = $this->file( "-{$script->handle}.json" );
		if ( ! is_file( $own ) ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
		return load_script_textdomain( $script->handle, $script->textdomain, (string) $script->translations_path ) === file_get_contents( $own );
	}

	/**
	 * A file of the page's language.
	 *
	 * @param string $ending What its name ends with.
	 */
	private function file( string $ending ): string {
		return $this->languages->shipped( dirname( $this->plugin_file ) . '/languages/storefront-islands-' . determine_locale() . $ending );
	}
}
