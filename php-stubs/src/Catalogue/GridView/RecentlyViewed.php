<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\ShopFolder;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of products that the visitor has viewed. Only the visitor's browser knows them, as a page is the same for all:
 * the list is printed hidden, with empty cards, and src/islands/recently-viewed fills it. The same island remembers the
 * products; it does so only once the shop has shown such a list.
 */
final class RecentlyViewed {
	/** Name of the island. */
	private const ISLAND = 'recently-viewed';

	/** Option that is set once the shop has shown such a list. */
	private const OPTION = 'storefront_islands_recently_viewed';

	/** Class of the list of empty cards. */
	private const PLACEHOLDERS = 'storefront-product-grid__placeholders';

	/** Maximum number of products, as src/domain/catalogue/viewed-products.ts. */
	private const MAX = 20;

	/**
	 * Shows the list before it is painted, with as many empty cards as there are products to come: nothing moves when
	 * they arrive.
	 */
	private const SCRIPT = <<<'JS'
function ( cards ) {
	var list = cards.closest( '.storefront-product-grid' );
	try {
		var user = document.cookie.replace( /^(.*; )?storefront_islands_user=(\d+).*|.*/s, '$2' );
		var props = JSON.parse( list.dataset.props );
		var views = JSON.parse( localStorage.getItem( 'storefront-islands-viewed-' + ( user || 0 ) + props.folder ) ).filter( function ( view ) {
			return view.shift() === props.productId ? false : 2592e6 > Date.now() - view.shift();
		} );
		list.querySelectorAll( 'li' ).forEach( function ( card, place ) {
			if ( place >= views.length ) {
				card.remove();
			}
		} );
		list.hidden = views.length === 0;
	} catch ( error ) {
		list.hidden = true;
	}
}
JS;

	public static function register(): void {
		// Before the boot data, which lists the islands of the page.
		add_action( 'wp_footer', array( self::class, 'print_recorder' ), 1 );
	}

	/** Prints the element that remembers the product whose page it is. */
	public static function print_recorder(): void {
		if ( is_singular( 'product' ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Island encodes the attributes.
			echo self::recorder( get_queried_object_id() );
		}
	}

	/** Returns the element that remembers a product once the visitor sees it; empty in a shop that shows no list. */
	public static function recorder( int $product_id ): string {
		return '1' === get_option( self::OPTION )
			? sprintf( '<span hidden %s></span>', Island::attributes( self::ISLAND, array( 'productId' => $product_id ) ) )
			: '';
	}

	/**
	 * Returns the attributes of the outermost element of a list; empty for a list of other products.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 * @param int                  $product_id Id of the page's product, which is not listed; 0 if it has none.
	 */
	public static function attributes( array $attributes, int $product_id ): string {
		$options = new GridOptions( $attributes );
		if ( ! $options->selection->is_viewed() ) {
			return '';
		}
		if ( '1' !== get_option( self::OPTION ) ) {
			update_option( self::OPTION, '1', true );
		}
		// The cards may have a button.
		Island::enqueue_assets( 'add-to-cart' );
		return ' hidden ' . Island::attributes(
			self::ISLAND,
			array(
				'productId' => $product_id,
				'folder'    => ShopFolder::path(),
				'widgetId'  => ( new GridToken( 0, $attributes, array() ) )->text(),
				'most'      => min( self::MAX, $options->per_page ),
			)
		);
	}

	/**
	 * Returns the empty cards.
	 *
	 * @param string $more Additional class of the list.
	 */
	public static function cards( GridOptions $options, string $more = '' ): string {
		$parts = $options->parts;
		$card  = sprintf(
			'<li class="storefront-product-card storefront-product-card--empty">%s<p class="storefront-product-card__name">&nbsp;</p><div class="storefront-product-card__facts"><p>&nbsp;</p></div>%s</li>',
			$parts->picture ? '<div class="storefront-product-card__media"><span class="storefront-picture"></span></div>' : '',
			$parts->button ? '<div class="storefront-add-to-cart"><span class="storefront-add-to-cart__button ' . ThemeButton::classes() . '"></span><p class="storefront-add-to-cart__message"></p></div>' : ''
		);
		return ProductGrid::list_of( str_repeat( $card, min( self::MAX, $options->per_page ) ), $options, trim( self::PLACEHOLDERS . ' ' . $more ), ' aria-busy="true"' );
	}

	/** Returns the script that shows the list, to be printed last inside its outermost element. */
	public static function script(): string {
		return InlineScript::for_each( '.' . self::PLACEHOLDERS, self::SCRIPT );
	}
}
