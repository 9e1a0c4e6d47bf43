<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\SearchWords;
use StorefrontIslands\Catalogue\Query\Spelling;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Message for a grid without products, with a way on. A search that found nothing offers what was probably meant, the
 * shop's categories and its most popular products.
 */
final class EmptyGrid {
	/** Maximum number of categories. */
	private const CATEGORIES = 8;

	public static function html( Grid $grid ): string {
		if ( $grid->pagination->number > 1 ) {
			return self::sentence( __( 'No products here.', 'storefront-islands' ), $grid->pagination->url( 1 ), __( 'Back to the first page', 'storefront-islands' ), $grid->options->takes_query );
		}
		if ( $grid->is_filtered() ) {
			return self::sentence( __( 'No products match all of these filters.', 'storefront-islands' ), self::unfiltered( $grid ), __( 'Clear all filters', 'storefront-islands' ) );
		}
		if ( '' !== $grid->search() ) {
			return self::search( $grid );
		}
		return self::sentence( __( 'No products here.', 'storefront-islands' ), home_url( '/' ), __( 'Back to the start page', 'storefront-islands' ) );
	}

	/** Returns the HTML for a search that found nothing. */
	private static function search( Grid $grid ): string {
		/* translators: %s: what was searched for. */
		$nothing = sprintf( __( 'Nothing was found for “%s”.', 'storefront-islands' ), $grid->search() );
		return self::paragraph( Text::encode( $nothing ) ) . self::correction( $grid ) . self::categories() . self::popular( $grid );
	}

	/** Returns the link to a search without the typing errors; empty if it would find nothing either. */
	private static function correction( Grid $grid ): string {
		$text = ( new Spelling( SearchWords::all() ) )->corrected( $grid->search() );
		if ( null === $text || 0 === $grid->shop->found_products( array( 'search' => $text, 'catalog_visibility' => 'search' ) + $grid->rules() ) ) {
			return '';
		}
		$url  = add_query_arg( 's', rawurlencode( $text ), self::unfiltered( $grid ) );
		$link = sprintf( '<a href="%s" rel="nofollow">%s</a>', Text::url( $url ), Text::encode( $text ) );
		/* translators: %s: link to what was probably meant. */
		$question = explode( '%s', __( 'Did you mean %s?', 'storefront-islands' ) );
		return self::paragraph( implode( $link, array_map( array( Text::class, 'encode' ), $question ) ) );
	}

	/** Returns links to the shop's categories, the largest first. */
	private static function categories(): string {
		$terms = get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'parent'     => 0,
				'hide_empty' => true,
				'number'     => self::CATEGORIES,
				'orderby'    => 'count',
				'order'      => 'DESC',
			)
		);
		$links = '';
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$url = get_term_link( $term );
			if ( is_string( $url ) ) {
				$links .= sprintf( '<li><a href="%s">%s</a></li>', Text::url( $url ), Text::encode( Text::decode( $term->name ) ) );
			}
		}
		return '' === $links ? '' : sprintf(
			'<nav class="storefront-product-grid__categories" aria-label="%1$s"><p>%1$s</p><ul role="list">%2$s</ul></nav>',
			Text::encode( __( 'Look in a category', 'storefront-islands' ) ),
			$links
		);
	}

	/** Returns one row of the shop's most popular products; empty for a shop without any. */
	private static function popular( Grid $grid ): string {
		$products = $grid->shop->products(
			array(
				'orderby'            => 'popularity',
				'order'              => 'desc',
				'per_page'           => $grid->options->columns,
				'catalog_visibility' => 'catalog',
			) + $grid->rules()
		);
		if ( array() === $products ) {
			return '';
		}
		return self::paragraph( '<strong>' . Text::encode( __( 'Most popular', 'storefront-islands' ) ) . '</strong>' )
			. ProductGrid::cards( $products, $grid->options, $grid->shop );
	}

	/** Returns the address of the page without filters. */
	private static function unfiltered( Grid $grid ): string {
		return $grid->page->address->url_with( new Filters() );
	}

	/**
	 * Returns a sentence with a link.
	 *
	 * @param bool $in_place True if the island product-grid follows the link in place.
	 */
	private static function sentence( string $sentence, string $url, string $label, bool $in_place = false ): string {
		return self::paragraph( Text::encode( $sentence ) ) . self::paragraph(
			sprintf( '<a href="%s" rel="nofollow">%s</a>', Text::url( $url ), Text::encode( $label ) ),
			$in_place ? ' ' . Island::attributes( 'product-grid' ) : ''
		);
	}

	/**
	 * Returns a paragraph of the message.
	 *
	 * @param string $attributes Additional attributes, with a space before them.
	 */
	private static function paragraph( string $html, string $attributes = '' ): string {
		return sprintf( '<p class="storefront-product-grid__none"%s>%s</p>', $attributes, $html );
	}
}
