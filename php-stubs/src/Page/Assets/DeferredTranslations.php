<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Registers one script with the translations of all scripts that load later (built by tools/i18n/compile.mjs). Inline
 * translations, as WordPress prints them, would add to the size of every page, for islands that most visitors never
 * use.
 */
final class DeferredTranslations {
	/** Handle of the script. */
	public const HANDLE = 'storefront-islands-texts';

	/** Scripts that WordPress prints itself: their translations are not in the script. */
	private const PRINTED = array( 'storefront-islands-cart', 'storefront-islands-checkout' );

	/** Path of the plugin's main file. */
	private string $plugin_file;

	private TranslationFiles $languages;

	/**
	 * Whether the script contains the translations of others, by the path of their file: each is asked for several times.
	 *
	 * @var array<string, bool>
	 */
	private array $held = array();

	public function __construct( string $plugin_file, TranslationFiles $languages ) {
		$this->plugin_file = $plugin_file;
		$this->languages   = $languages;
	}

	/** Registers the script for the page's language, if it exists. */
	public function register_script(): void {
		$file = $this->file( '.js' );
		$url  = plugins_url( 'languages/' . basename( $file ), $this->plugin_file );
		if ( '' !== $url && is_file( $file ) ) {
			wp_register_script( self::HANDLE, $url, array( 'wp-i18n' ), (string) filemtime( $file ), true );
		}
	}

	/**
	 * True if the script contains all translations that WordPress would print for another script. It does not if the
	 * site changes them by a filter or by translation files of its own.
	 */
	public function hold_translations_of( \_WP_Dependency $script ): bool {
		if ( 'storefront-islands' !== $script->textdomain || in_array( $script->handle, self::PRINTED, true ) || ! wp_script_is( self::HANDLE, 'registered' ) ) {
			return false;
		}
		$own                 = $this->file( "-{$script->handle}.json" );
		$this->held[ $own ] ??= $this->are_unchanged( $script, $own );
		return $this->held[ $own ];
	}

	/**
	 * True if WordPress would print what the plugin ships.
	 *
	 * @param string $own Path of the file with the shipped translations of the script.
	 */
	private function are_unchanged( \_WP_Dependency $script, string $own ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
		return is_file( $own ) && load_script_textdomain( $script->handle, (string) $script->textdomain, (string) $script->translations_path ) === file_get_contents( $own );
	}

	/** Returns the path of a translation file for the page's language. */
	private function file( string $ending ): string {
		return $this->languages->shipped( dirname( $this->plugin_file ) . '/languages/storefront-islands-' . determine_locale() . $ending );
	}
}
