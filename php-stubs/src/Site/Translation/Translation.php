<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Translation;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\ScriptFailures;

defined( 'ABSPATH' ) || exit;

/**
 * Row of language buttons (docs/behaviour.md#translation), which src/islands/translation hydrates. It is hidden
 * without JavaScript: Google's translation without scripts is a copy of the page on another host, which has no cart.
 */
final class Translation {
	/** Says that it failed where a language was pressed and the scripts fail, or have not come after ten seconds. */
	private const SCRIPT = <<<'JS'
function ( island ) {
	var timer = 0;
	%s
	function fail() {
		clearTimeout( timer );
		timer = 0;
		if ( ! island.hasAttribute( 'data-hydrated' ) ) {
			island.querySelector( '[role=status]' ).textContent = JSON.parse( island.dataset.props ).texts.failed;
		}
	}
	island.addEventListener( 'click', function ( event ) {
		if ( event.target.closest( 'button' ) ) {
			timer = timer || setTimeout( fail, 10000 );
			if ( isBootLost() ) {
				fail();
			}
		}
	}, true );
	window.addEventListener( 'error', function ( event ) {
		if ( timer ? failuresOf( event ) : false ) {
			fail();
		}
	}, true );
}
JS;

	/**
	 * Returns the props that src/islands/translation/props.ts decodes.
	 *
	 * @return array<string, mixed>
	 */
	public static function props( Languages $languages ): array {
		return array(
			'pageLanguage' => $languages->page_language(),
			'languages'    => $languages->codes_in_order(),
			'texts'        => array(
				'before'     => self::before(),
				'loading'    => __( 'Translating…', 'storefront-islands' ),
				'translated' => __( 'Translated by Google.', 'storefront-islands' ),
				'original'   => __( 'Show original', 'storefront-islands' ),
				'failed'     => __( 'Google Translate could not be reached. It may be blocked, or you are offline.', 'storefront-islands' ),
				'again'      => __( 'Try again', 'storefront-islands' ),
			),
		);
	}

	/** Returns the languages, and a note about what happens to the page's text. */
	public static function node( Languages $languages ): Node {
		$items = array();
		foreach ( $languages->codes_in_order() as $code ) {
			$items[] = Node::element( 'li', array(), array( self::button( $code, $code === $languages->page_language() ) ) );
		}
		return Node::element(
			'div',
			array(
				'class'      => 'storefront-translation',
				'role'       => 'group',
				'aria-label' => __( 'Language', 'storefront-islands' ),
			),
			array(
				Node::element(
					'ul',
					array(
						'class'     => 'storefront-translation__languages notranslate',
						'role'      => 'list',
						'translate' => 'no',
					),
					$items
				),
				Node::element(
					'div',
					array( 'class' => 'storefront-translation__note' ),
					array(
						Node::element( 'span', array( 'role' => 'status' ), array( self::before() ) ),
						Node::element(
							'button',
							array(
								'class'  => 'storefront-translation__action',
								'type'   => 'button',
								'hidden' => true,
							)
						),
					)
				),
			)
		);
	}

	/** Returns the script element, to be printed behind the island. */
	public static function script(): string {
		return InlineScript::for_each( '.storefront-translation-block', sprintf( self::SCRIPT, ScriptFailures::COUNT . ScriptFailures::BOOT ) );
	}

	/**
	 * Returns the button of one language.
	 *
	 * @param bool $is_of_page True if it is the language of the pages.
	 */
	private static function button( string $code, bool $is_of_page ): Node {
		return Node::element(
			'button',
			array(
				'class'        => 'storefront-translation__language',
				'type'         => 'button',
				'value'        => $code,
				'lang'         => $code,
				'aria-pressed' => $is_of_page ? 'true' : 'false',
			),
			array( LanguageNames::of( $code ) )
		);
	}

	/** Returns the note shown before anything is sent. */
	private static function before(): string {
		return __( 'Choosing another language sends this page’s text to Google Translate.', 'storefront-islands' );
	}
}
