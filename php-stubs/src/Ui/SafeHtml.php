<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Support\DataFile;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's price HTML (WC_Product::get_price_html(), `price_html` of the Store API), which holds the tax suffix and
 * what plugins add, change or hide, and the data that plugins add to a line of the cart. Renders the same HTML as
 * src/ui/html/safe-html.tsx.
 */
final class SafeHtml {
	/** Comments, and elements whose text is not for people: wp_kses() would keep it. */
	private const SILENT = '#<!--.*?-->|<(script|style)\b.*?</\1>#is';

	/** Protocols of links, as src/domain/html/url.ts. */
	private const PROTOCOLS = array( 'http', 'https' );

	/**
	 * Returns the sanitised HTML; empty if it has no text.
	 *
	 * @param string $source HTML of the shop.
	 * @param bool   $keeps_data True for HTML that no island draws, whose data attributes are for scripts of plugins.
	 */
	public static function html( string $source, bool $keeps_data = false ): string {
		$data       = DataFile::read( 'safe-html' );
		$attributes = array_fill_keys( $data->strings( 'attributes' ), true ) + ( $keeps_data ? array( 'data-*' => true ) : array() );
		$allowed    = array_fill_keys( $data->strings( 'tags' ), $attributes );
		$safe       = wp_kses( (string) preg_replace( self::SILENT, '', $source ), $allowed, self::PROTOCOLS );
		$parts      = preg_split( '/(<[^>]*>)/', $safe, -1, PREG_SPLIT_DELIM_CAPTURE );
		$parts      = is_array( $parts ) ? $parts : array();
		$html       = '';
		$has_text   = false;
		foreach ( $parts as $index => $part ) {
			if ( 1 === $index % 2 ) {
				$html .= $part;
				continue;
			}
			$text     = Text::decode( $part );
			$has_text = $has_text || '' !== trim( $text );
			$html    .= Text::encode( $text );
		}
		return $has_text ? $html : '';
	}

	/**
	 * Returns the HTML in an element; null if it has no text.
	 *
	 * @param string $source HTML of the shop.
	 * @param string $class_name Class of the element; may be empty.
	 */
	public static function node( string $source, string $class_name, string $tag = 'div', bool $keeps_data = false ): ?Node {
		$html = self::html( $source, $keeps_data );
		return '' === $html ? null : Node::element( $tag, '' === $class_name ? array() : array( 'class' => $class_name ), array( Node::of_html( $html ) ) );
	}
}
