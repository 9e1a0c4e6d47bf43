<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\GridView\RecentlyViewed;
use StorefrontIslands\Catalogue\Product\PageProduct;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\Product\Variation;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;

defined( 'ABSPATH' ) || exit;

/** Queries the shop for the product and its variations. */
final class FormBlock {
	/** Limit of the route. */
	private const MAX_MEMBERS = 100;

	/** Number of variations up to which the page describes each, as WooCommerce's form does; each takes a millisecond. */
	private const MAX_VARIATIONS = 30;

	/** Value of the attribute `content` for the form without image, name and description. */
	private const FORM_ALONE = 'form';

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * Returns the block's inner HTML; empty if there is no such product.
	 *
	 * @param array<array-key, mixed> $attributes Attributes as the editor saved them.
	 * @param array<array-key, mixed> $context    Context of the block, with the current post.
	 */
	public function html( array $attributes, array $context ): string {
		$id       = $attributes['productId'] ?? 0;
		$id       = is_numeric( $id ) && (int) $id > 0 ? (int) $id : PageProduct::id( $context );
		$products = $id > 0 ? $this->shop->products( array( 'include' => array( $id ) ) ) : array();
		if ( ! isset( $products[0] ) ) {
			return '';
		}
		$product  = new Product( $products[0] );
		$recorder = RecentlyViewed::recorder( $product->id() );
		$cart_url = StorePages::url( $this->shop, 'cart' );
		$members  = $this->members_of( $product );
		$is_alone = self::FORM_ALONE === ( $attributes['content'] ?? '' );
		// Before the form: plugins take WooCommerce's button off the form there.
		$printed  = $is_alone ? array() : $this->shop->page_actions( $product->id() );
		$parts    = $this->shop->form_parts( $product->id() );
		$shown    = $product;
		if ( $parts->is_locked ) {
			return (string) $parts->whole;
		}

		$parts->has_bar = self::is_only_one();

		$variations = array();
		if ( array() === $members || null !== $parts->whole ) {
			$choices = $product->choices( $parts->fields );
			foreach ( $choices as $attribute ) {
				$attribute->load_swatches( $this->shop );
			}
			$choice     = new VariationChoice( $choices, $parts->defaults );
			$variations = $this->offered( Variation::all( $product, $choices, $this->variations_of( $product ) ), $product );
			$chosen     = $choice->variation( $variations );
			if ( null !== $chosen && null === $chosen->product ) {
				$chosen->product = $this->product( $chosen->id );
				$this->load_details( array( $chosen->product ) );
			}
			$shown = null === $chosen ? $product : $chosen->product ?? $product;
			$form  = ProductForm::of( $product, $variations, $choices, $choice, $parts, $cart_url );
		} else {
			$this->load_details( $members );
			$form = GroupedProductForm::html( $product, $members, $parts, $cart_url );
		}
		if ( $is_alone ) {
			return $form . $recorder;
		}
		$gallery = ( new Gallery( $product, $shown ) )->html( $variations );
		return ProductForm::beside_product( $product, $shown, $gallery, get_queried_object_id() === $product->id() ? 1 : 2, $form, $printed ) . $recorder;
	}

	/** True if the content of the page has no second form. */
	private static function is_only_one(): bool {
		$post = get_queried_object();
		return ! $post instanceof \WP_Post || substr_count( $post->post_content, '<!-- wp:storefront-islands/add-to-cart' ) < 2;
	}

	/**
	 * Returns the variations that the shop offers, with the details of those whose data are known, and of the product.
	 *
	 * @param Variation[] $variations Variations of the product.
	 * @return Variation[]
	 */
	private function offered( array $variations, Product $product ): array {
		$this->load_details( array_merge( array( $product ), array_column( $variations, 'product' ) ) );
		return array_values(
			array_filter(
				$variations,
				static fn ( Variation $variation ): bool => null === $variation->product || null === $variation->product->details || ! $variation->product->details->is_hidden
			)
		);
	}

	/**
	 * Asks the shop for the details of products.
	 *
	 * @param array<Product|null> $products Products and variations; null for those whose data are not known.
	 */
	private function load_details( array $products ): void {
		$products = array_filter( $products );
		$details  = $this->shop->product_details( array_values( array_map( static fn ( Product $product ): int => $product->id(), $products ) ) );
		foreach ( $products as $product ) {
			$product->details = $details[ $product->id() ] ?? null;
		}
	}

	/**
	 * Returns the visible products of a grouped product, in its order.
	 *
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
				'per_page' => self::MAX_MEMBERS,
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
	 * Returns a product; null if there is none.
	 *
	 * @param int $id Id of the product or variation.
	 */
	private function product( int $id ): ?Product {
		$found = $this->shop->products(
			array(
				'include' => array( $id ),
				'type'    => 'variation',
			)
		);
		return isset( $found[0] ) ? new Product( $found[0] ) : null;
	}

	/**
	 * Returns the variations as the Store API returns them; none if there are too many to describe each.
	 *
	 * @return array<int, array<array-key, mixed>>
	 */
	private function variations_of( Product $product ): array {
		$count = count( $product->variations() );
		return 0 === $count || $count > self::MAX_VARIATIONS ? array() : $this->shop->products(
			array(
				'type'     => 'variation',
				'parent'   => array( $product->id() ),
				'per_page' => self::MAX_VARIATIONS,
			)
		);
	}
}
