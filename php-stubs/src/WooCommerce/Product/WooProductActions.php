<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Compat\Classic\ClassicHtml;
use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Runs actions of WooCommerce's templates content-product.php and content-single-product.php, which its blocks of an
 * archive and of a product's page run too, for the callbacks of plugins: wishlists, vendors, badges, dates. Themes build
 * their own cards and pages with them, so that theirs do not run. What plugins add to WooCommerce's blocks themselves is
 * at the places of these actions, too (WooProductBlocks).
 */
final class WooProductActions {
	private const CARD = array(
		'woocommerce_before_shop_loop_item',
		'woocommerce_before_shop_loop_item_title',
		'woocommerce_shop_loop_item_title',
		'woocommerce_after_shop_loop_item_title',
		'woocommerce_after_shop_loop_item',
	);

	private const PAGE = array( 'woocommerce_single_product_summary', 'woocommerce_product_meta_start', 'woocommerce_product_meta_end' );

	/**
	 * Returns the HTML that is printed into cards, by the id of the product and the action.
	 *
	 * @param list<int> $ids Ids of products.
	 * @return array<int, array<string, string>> Without what is empty.
	 */
	public static function of_cards( array $ids ): array {
		$heard  = self::heard( self::CARD );
		$blocks = WooProductBlocks::of_cards( self::themes() );
		if ( array() === $heard && $blocks->is_empty() ) {
			return array();
		}
		$all    = array();
		$before = wc_get_loop_prop( 'loop', 0 ); // @phpstan-ignore argument.type (a number, by WooCommerce's own use)
		foreach ( $ids as $index => $id ) {
			// Analytics plugins tell the place in the list.
			wc_set_loop_prop( 'loop', $index + 1 ); // @phpstan-ignore argument.type (a number)
			$all[ $id ] = self::printed( $id, $heard, $blocks );
		}
		wc_set_loop_prop( 'loop', $before ); // @phpstan-ignore argument.type (a number)
		return array_filter( $all );
	}

	/**
	 * Returns the HTML that is printed on a product's own page, by action: of each action once.
	 *
	 * @return array<string, string> Without what is empty.
	 */
	public static function of_page( int $id ): array {
		if ( ! is_product() || get_queried_object_id() !== $id ) {
			return array();
		}
		$heard = array_filter( self::heard( self::PAGE ), static fn( string $action ): bool => 0 === did_action( $action ) );
		return self::printed( $id, $heard, WooProductBlocks::of_page( self::themes() ) );
	}

	/**
	 * Returns the actions that a plugin listens to.
	 *
	 * @param array<non-empty-string> $actions Actions.
	 * @return array<non-empty-string>
	 */
	private static function heard( array $actions ): array {
		return array_filter( $actions, static fn( string $action ): bool => Listeners::exist( $action, self::themes() ) );
	}

	/**
	 * Returns what plugins print, by action.
	 *
	 * @param array<non-empty-string> $actions Actions.
	 * @return array<string, string>
	 */
	private static function printed( int $id, array $actions, WooProductBlocks $blocks ): array {
		$product = array() === $actions && $blocks->is_empty() ? null : wc_get_product( $id );
		$printed = array();
		if ( $product instanceof \WC_Product ) {
			WooCurrentProduct::during(
				$product,
				static function () use ( &$printed, $id, $actions, $blocks ): void {
					foreach ( $actions as $action ) {
						$printed[ $action ] = ClassicHtml::balanced( Listeners::html( $action, array(), self::themes() ) );
					}
					foreach ( $blocks->added( $id ) as $action => $html ) {
						$printed[ $action ] = ( $printed[ $action ] ?? '' ) . ClassicHtml::balanced( $html );
					}
				}
			);
		}
		return array_filter( $printed, static fn( string $html ): bool => '' !== $html );
	}

	/**
	 * Returns the folders of the theme and of its parent.
	 *
	 * @return list<string>
	 */
	private static function themes(): array {
		return array( get_template(), get_stylesheet() );
	}
}
