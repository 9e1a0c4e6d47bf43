<?php
/**
 * What the block add-to-cart shows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Asks the shop for one product and its variations. */
final class FormBlock {
	/** The route's limit. */
	private const MOST_VARIATIONS = 100;

	/** The attribute content, where picture, name and description stand elsewhere. */
	private const FORM_ALONE = 'form';

	/**
	 * The shop.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop Who has the product.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * The block's inner HTML; nothing where there is no such product.
	 *
	 * @param array<array-key, mixed> $attributes As the editor saved them.
	 * @param array<array-key, mixed> $context    Of the block: the post that it stands in.
	 */
	public function html( array $attributes, array $context ): string {
		$id       = $attributes['productId'] ?? 0;
		$id       = is_numeric( $id ) && (int) $id > 0 ? (int) $id : $this->product_of( $context );
		$products = $id > 0 ? $this->shop->products( array( 'include' => array( $id ) ) ) : array();
		if ( ! isset( $products[0] ) ) {
			return '';
		}
		$product  = new Product( $products[0] );
		$cart_url = StorePages::url( $this->shop, 'cart' );
		$members  = $this->members_of( $product );
		$shown    = $product;
		if ( array() === $members ) {
			$variations = array() === $product->variations() ? array() : Variation::all( $product, $this->variations_of( $product ) );
			$choice     = new Choice( $product );
			$chosen     = $choice->variation( $variations );
			$shown      = null === $chosen ? $product : $chosen->product;
			$form       = ProductForm::of( $product, $variations, $choice, $cart_url );
		} else {
			$form = GroupForm::html( $product, $members, $cart_url );
		}
		if ( self::FORM_ALONE === ( $attributes['content'] ?? '' ) ) {
			return $form;
		}
		return ProductForm::beside_product( $product, $shown, get_queried_object_id() === $product->id() ? 1 : 2, $form );
	}

	/**
	 * The products of a group that can be seen, in its order.
	 *
	 * @param Product $product Perhaps a group.
	 * @return Product[]
	 */
	private function members_of( Product $product ): array {
		$ids = $product->members();
		if ( array() === $ids ) {
			return array();
		}
		$by_id = array();
		foreach ( $this->shop->products(
			array(
				'include'  => $ids,
				'per_page' => self::MOST_VARIATIONS,
			)
		) as $fields ) {
			$member                 = new Product( $fields );
			$by_id[ $member->id() ] = $member;
		}
		$members = array();
		foreach ( $ids as $id ) {
			if ( isset( $by_id[ $id ] ) ) {
				$members[] = $by_id[ $id ];
			}
		}
		return $members;
	}

	/**
	 * The variations as the Store API answers them.
	 *
	 * @param Product $product A variable product.
	 * @return array<int, array<array-key, mixed>>
	 */
	private function variations_of( Product $product ): array {
		return $this->shop->products(
			array(
				'type'     => 'variation',
				'parent'   => array( $product->id() ),
				'per_page' => self::MOST_VARIATIONS,
			)
		);
	}

	/**
	 * The product whose page is shown, 0 for none.
	 *
	 * @param array<array-key, mixed> $context Of the block.
	 */
	private function product_of( array $context ): int {
		$id = $context['postId'] ?? get_queried_object_id();
		return is_numeric( $id ) && 'product' === get_post_type( (int) $id ) ? (int) $id : 0;
	}
}
