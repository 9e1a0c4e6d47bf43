<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Checkout\Form\FormReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Ui\CheckboxField;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the terms. The island keeps what is printed here (src/islands/shared/areas.tsx); the preview in the editor has
 * the same sentences (blocks/checkout/terms.tsx).
 */
final class Terms {
	/** Position among the areas. */
	private const PLACE = 'terms';

	/** Id of the checkbox; the same as in src/islands/checkout/required-terms.tsx. */
	private const ID = 'terms-and-conditions';

	/** Elements and attributes that an editor's text may have. */
	private const ALLOWED = array(
		'a'      => array(
			'href'   => true,
			'target' => true,
			'rel'    => true,
			'title'  => true,
		),
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'mark'   => array(
			'style' => true,
			'class' => true,
		),
		's'      => array(),
		'span'   => array( 'lang' => true ),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Adds the text to the areas: the block's own, or a sentence with links to the terms and the privacy policy, with what
	 * the shop says about the visitor's data above it; nothing if the block hides it, or if the shop has neither page and no tick is needed.
	 *
	 * @param CartReader $reader Reader with the shop's pages and the block's settings.
	 */
	public static function put( CartReader $reader, Areas $areas ): void {
		$block    = $reader->settings->object( 'block' );
		$text     = self::safe( $block->string( 'termsText' ) );
		$about    = self::safe( $block->string( 'privacyText' ) );
		$terms    = $reader->page_url( 'terms' );
		$privacy  = $reader->page_url( 'privacy' );
		$required = self::is_required( $reader );
		if ( $block->bool( 'hidesTerms' ) || ( '' === $text && '' === $terms && '' === $privacy && ! $required ) ) {
			return;
		}
		$content = '' === $text
			? self::sentence_with_links( $required ? self::agreement( $terms, $privacy ) : self::sentence( $terms, $privacy ), $terms, $privacy )
			: Node::of_html( $text );
		if ( '' !== $about ) {
			$areas->add( 'before-' . self::PLACE, Node::element( 'p', array( 'class' => 'storefront-terms' ), array( Node::of_html( $about ) ) ) );
		}
		$areas->put( self::PLACE, 'storefront-terms wc-block-checkout__terms', $content );
	}

	/**
	 * Returns HTML with what a text may have.
	 *
	 * @param string $html Text of an editor or of the shop.
	 */
	private static function safe( string $html ): string {
		return trim( wp_kses( $html, self::ALLOWED ) );
	}

	/** Returns the terms, with a checkbox if the block requires a tick; null if there are none. */
	public static function node( CartReader $reader, Areas $areas ): ?Node {
		$terms = $areas->take( self::PLACE );
		return null === $terms || ! self::is_required( $reader )
			? $terms
			: CheckboxField::node( self::ID, $terms, ( new FormReader( $reader ) )->has_tick( 'terms' ), true );
	}

	/** True if an order needs a tick at the terms. */
	private static function is_required( CartReader $reader ): bool {
		return $reader->has_block_flag( 'terms-required' );
	}

	/**
	 * Returns a sentence with its placeholders replaced by links.
	 *
	 * @param string $sentence Sentence with placeholders.
	 * @param string $terms    URL of the terms; may be empty.
	 * @param string $privacy  URL of the privacy policy; may be empty.
	 */
	private static function sentence_with_links( string $sentence, string $terms, string $privacy ): Node {
		$links = array(
			'%1$s' => self::link( $terms, __( 'Terms and Conditions', 'storefront-islands' ) ),
			'%2$s' => self::link( $privacy, __( 'Privacy Policy', 'storefront-islands' ) ),
		);
		$parts = array();
		foreach ( (array) preg_split( '/(%\d\$s)/', $sentence, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $part ) {
			$parts[] = $links[ $part ] ?? (string) $part;
		}
		return Node::group( $parts );
	}

	/**
	 * Returns the sentence beside the checkbox, with placeholders for the links.
	 *
	 * @param string $terms   URL of the terms; may be empty.
	 * @param string $privacy URL of the privacy policy; may be empty.
	 */
	private static function agreement( string $terms, string $privacy ): string {
		if ( '' === $privacy ) {
			/* translators: 1: terms and conditions. */
			return __( 'I have read and agree to the %1$s.', 'storefront-islands' );
		}
		return '' === $terms
			/* translators: 2: privacy policy. */
			? __( 'I have read and agree to the %2$s.', 'storefront-islands' )
			/* translators: 1: terms and conditions, 2: privacy policy. */
			: __( 'I have read and agree to the %1$s and the %2$s.', 'storefront-islands' );
	}

	/**
	 * Returns the sentence with placeholders for the links.
	 *
	 * @param string $terms   URL of the terms; may be empty.
	 * @param string $privacy URL of the privacy policy; may be empty.
	 */
	private static function sentence( string $terms, string $privacy ): string {
		if ( '' !== $terms && '' !== $privacy ) {
			/* translators: 1: terms and conditions, 2: privacy policy. */
			return __( 'By proceeding with your purchase you agree to our %1$s and %2$s.', 'storefront-islands' );
		}
		return '' !== $terms
			/* translators: 1: terms and conditions. */
			? __( 'By proceeding with your purchase you agree to our %1$s.', 'storefront-islands' )
			/* translators: 2: privacy policy. */
			: __( 'By proceeding with your purchase you agree to our %2$s.', 'storefront-islands' );
	}

	/**
	 * Returns a link that opens in a new tab, so that the shopper's input is kept; its text if the shop has no such page.
	 */
	private static function link( string $url, string $label ): Node {
		if ( '' === $url ) {
			return Node::group( array( $label ) );
		}
		return Node::element(
			'a',
			array(
				'href'   => $url,
				'target' => '_blank',
				'rel'    => 'noopener',
			),
			array(
				$label,
				Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( ' ' . __( '(opens in a new tab)', 'storefront-islands' ) ) ),
			)
		);
	}
}
