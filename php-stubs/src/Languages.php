<?php
/**
 * The languages that the plugin ships.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WordPress find the plugin's translations; a site in a variant of a language, such as Canadian French, reads the one
 * that ships, where it has none of its own.
 */
final class Languages {
	/** The text domain. */
	private const DOMAIN = 'storefront-islands';

	/** Language to the locale that ships. Traditional Chinese is no variant of simplified. */
	private const SHIPPED = array(
		'es' => 'es_ES',
		'fr' => 'fr_FR',
		'pt' => 'pt_BR',
	);

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
		// Before anything of ours on init speaks.
		add_action( 'init', array( $this, 'load_texts' ), 0 );
		add_filter( 'load_translation_file', array( $this, 'file_for_php' ), 10, 2 );
		add_filter( 'load_script_translation_file', array( $this, 'file_for_script' ), 10, 3 );
	}

	/** Lets WordPress find translations in the plugin's own folder, as those of its scripts. */
	public function load_texts(): void {
		load_plugin_textdomain( self::DOMAIN, false, dirname( plugin_basename( $this->plugin_file ) ) . '/languages' );
	}

	/**
	 * The file with PHP's texts.
	 *
	 * @param string $file   Where WordPress looks.
	 * @param string $domain Whose texts.
	 */
	public function file_for_php( string $file, string $domain ): string {
		return self::DOMAIN === $domain ? $this->shipped( $file ) : $file;
	}

	/**
	 * The file with a script's texts.
	 *
	 * @param string|false $file   Where WordPress looks.
	 * @param string       $handle The script.
	 * @param string       $domain Whose texts.
	 * @return string|false
	 */
	public function file_for_script( $file, string $handle, string $domain ) {
		return is_string( $file ) && self::DOMAIN === $domain ? $this->shipped( $file ) : $file;
	}

	/**
	 * The file of the same kind that ships: for what is not in the plugin's folder, or is there, itself.
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
