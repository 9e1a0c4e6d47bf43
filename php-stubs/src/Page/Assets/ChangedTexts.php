<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

use StorefrontIslands\Html\TranslationMarks;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the islands of a page the texts that a plugin has changed at WordPress's `gettext`, as far as the page shows them:
 * React would draw the translation files' in their place, and find that the server's HTML is not what it draws.
 */
final class ChangedTexts {
	private const DOMAIN = 'storefront-islands';

	/** Priority in wp_print_footer_scripts before WordPress prints the scripts, at 10. */
	private const BEFORE_PRINTING = 9;

	/**
	 * Texts of the page, by their key in a translation file: with their context before them.
	 *
	 * @var array<string, array{string}>
	 */
	private array $changed = array();

	/**
	 * Names of the islands on this page, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $islands = array();

	public function register(): void {
		add_filter( 'gettext_' . self::DOMAIN, array( $this, 'note' ), PHP_INT_MAX, 2 );
		add_filter( 'gettext_with_context_' . self::DOMAIN, array( $this, 'note' ), PHP_INT_MAX, 3 );
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		add_action( 'wp_print_footer_scripts', array( $this, 'add_to_scripts' ), self::BEFORE_PRINTING );
	}

	/**
	 * Notes a text that is not that of the translation files.
	 *
	 * @param mixed $shown Text as plugins have left it.
	 * @return mixed
	 */
	public function note( $shown, string $text, ?string $context = null ) {
		$read = is_string( $shown ) ? TranslationMarks::remove( $shown ) : null;
		if ( null !== $read && get_translations_for_domain( self::DOMAIN )->translate( $text, $context ) !== $read ) {
			$this->changed[ null === $context ? $text : "$context\4$text" ] = array( $read );
		}
		return $shown;
	}

	/** Notes an island of the page. */
	public function add( string $name ): void {
		$this->islands[ $name ] = true;
	}

	/** Adds the texts to the scripts of the islands. */
	public function add_to_scripts(): void {
		if ( array() === $this->changed ) {
			return;
		}
		$data = (string) wp_json_encode( $this->changed, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE );
		foreach ( array_keys( $this->islands ) as $name ) {
			wp_add_inline_script( Islands::HANDLE . $name, sprintf( 'wp.i18n.setLocaleData(%s,"%s");', $data, self::DOMAIN ), 'before' );
		}
	}
}
