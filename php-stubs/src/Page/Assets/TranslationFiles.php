<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WordPress load the translations that the plugin ships. A site in a variant of a language, such as Canadian
 * French, uses the shipped variant if it has no translation of its own.
 */
final class TranslationFiles {
	/** Text domain of the plugin. */
	private const DOMAIN = 'storefront-islands';

	/** Shipped locales by language. Traditional Chinese is not a variant of simplified Chinese. */
	private const SHIPPED = array(
		'es' => 'es_ES',
		'fr' => 'fr_FR',
		'pt' => 'pt_BR',
	);

	/** Path of the plugin's main file. */
	private string $plugin_file;

	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	public function register(): void {
		// Before any code of the plugin on `init` translates text.
		add_action( 'init', array( $this, 'load_texts' ), 0 );
		add_filter( 'load_translation_file', array( $this, 'file_for_php' ), 10, 2 );
		add_filter( 'load_script_translation_file', array( $this, 'file_for_script' ), 10, 3 );
	}

	/** Makes WordPress look for translations, including those of scripts, in the plugin's own folder. */
	public function load_texts(): void {
		load_plugin_textdomain( self::DOMAIN, false, dirname( plugin_basename( $this->plugin_file ) ) . '/languages' );
	}

	/**
	 * Returns the translation file for PHP.
	 *
	 * @param string $file File that WordPress looks for.
	 */
	public function file_for_php( string $file, string $domain ): string {
		return self::DOMAIN === $domain ? $this->shipped( $file ) : $file;
	}

	/**
	 * Returns the translation file for a script.
	 *
	 * @param string|false $file File that WordPress looks for.
	 * @return string|false
	 */
	public function file_for_script( $file, string $handle, string $domain ) {
		return is_string( $file ) && self::DOMAIN === $domain ? $this->shipped( $file ) : $file;
	}

	/**
	 * Returns the shipped translation file of the same kind; the given path itself if it exists or is not in the
	 * plugin's folder.
	 *
	 * @param string $file A path.
	 */
	public function shipped( string $file ): string {
		$start = dirname( $this->plugin_file ) . '/languages/' . self::DOMAIN . '-';
		if ( is_readable( $file ) || 0 !== strpos( $file, $start ) ) {
			return $file;
		}
		$locale = self::SHIPPED[ substr( $file, strlen( $start ), 2 ) ] ?? '';
		return '' === $locale ? $file : $start . preg_replace( '/^\w+/', $locale, substr( $file, strlen( $start ) ) );
	}
}
