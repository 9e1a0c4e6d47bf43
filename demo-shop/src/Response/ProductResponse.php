<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Products as GET products and cross-sells return them. */
final class ProductResponse {
	private ShopSettings $settings;

	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

	/** @return array<string, mixed> */
	public function of( Product $product ): array {
		$currency = $this->settings->currency();
		return array(
			'id'                    => $product->id,
			'name'                  => Text::html( $product->name ),
			'slug'                  => $product->slug,
			'parent'                => $product->parent_id,
			'type'                  => $product->type,
			'variation'             => 'variation' === $product->type ? $this->choice_text( $product ) : '',
			'permalink'             => self::permalink( $product ),
			'sku'                   => $product->sku,
			'short_description'     => Text::paragraphs( $product->short_description ),
			'description'           => Text::paragraphs( $product->description ),
			'on_sale'               => $product->on_sale(),
			'prices'                => PricesResponse::of( $product, $currency ),
			'price_html'            => Text::html( PricesResponse::html( $product, $currency ) ),
			'average_rating'        => $product->average_rating,
			'review_count'          => $product->review_count,
			'images'                => ImageResponse::of( $product ),
			'categories'            => $this->terms( $product, 'product_cat' ),
			'tags'                  => $this->terms( $product, 'product_tag' ),
			'brands'                => array(),
			'attributes'            => $this->attributes( $product ),
			'variations'            => array_map( array( $this, 'variation' ), $product->variations ),
			'grouped_products'      => array(),
			'has_options'           => 'variable' === $product->type,
			'is_purchasable'        => true,
			'is_in_stock'           => $product->is_in_stock(),
			'is_on_backorder'       => 'onbackorder' === $product->stock_status(),
			'low_stock_remaining'   => $product->low_stock_remaining(),
			'stock_availability'    => self::availability( $product ),
			'sold_individually'     => $product->sold_individually,
			'weight'                => $product->weight > 0 ? (string) $product->weight : '',
			'dimensions'            => array_fill_keys( array( 'length', 'width', 'height' ), '' ),
			/* translators: %s: number of pounds */
			'formatted_weight'      => $product->weight > 0 ? sprintf( __( '%s lbs', 'storefront-islands' ), $product->weight ) : __( 'N/A', 'storefront-islands' ),
			'formatted_dimensions'  => __( 'N/A', 'storefront-islands' ),
			'add_to_cart'           => $this->add_to_cart( $product ),
			'is_password_protected' => false,
			'extensions'            => new \stdClass(),
		);
	}

	/** Returns the URL of a product's page; a variation's URL contains its attributes. */
	public static function permalink( Product $product ): string {
		$page = (string) get_permalink( $product->parent_id > 0 ? $product->parent_id : $product->id );
		if ( 'variation' !== $product->type ) {
			return $page;
		}
		$choice = array();
		foreach ( $product->attributes as $taxonomy => $slugs ) {
			$choice[ 'attribute_' . $taxonomy ] = $slugs[0] ?? '';
		}
		return add_query_arg( $choice, $page );
	}

	/**
	 * Returns the attributes of a variation, as cart items hold them.
	 *
	 * @return list<array{raw_attribute: string, attribute: string, value: string}>
	 */
	public function choice( Product $product ): array {
		$labels = $this->settings->attributes();
		$choice = array();
		foreach ( 'variation' === $product->type ? $product->attributes : array() as $taxonomy => $slugs ) {
			$term     = Terms::by_slug( $slugs[0] ?? '', $taxonomy );
			$choice[] = array(
				'raw_attribute' => 'attribute_' . $taxonomy,
				'attribute'     => Text::html( $labels[ $taxonomy ] ?? $taxonomy ),
				'value'         => Text::html( $term ? $term->name : $slugs[0] ?? '' ),
			);
		}
		return $choice;
	}

	/** Returns the name of a product, with the attributes of a variation: Hoodie - Blue, Large. */
	public function full_name( Product $product ): string {
		$values = array_column( $this->choice( $product ), 'value' );
		return Text::html( $product->name ) . ( array() === $values ? '' : ' - ' . implode( ', ', $values ) );
	}

	private function choice_text( Product $product ): string {
		$parts = array();
		foreach ( $this->choice( $product ) as $choice ) {
			$parts[] = $choice['attribute'] . ': ' . $choice['value'];
		}
		return implode( ', ', $parts );
	}

	/** @return list<array<string, mixed>> */
	private function terms( Product $product, string $taxonomy ): array {
		$terms = array();
		foreach ( Terms::of( $product->id, $taxonomy ) as $term ) {
			$terms[] = self::term( $term ) + array( 'link' => (string) ( is_string( get_term_link( $term ) ) ? get_term_link( $term ) : '' ) );
		}
		return $terms;
	}

	/** @return array<string, mixed> */
	private static function term( WP_Term $term ): array {
		return array(
			'id'   => $term->term_id,
			'name' => Text::html( $term->name ),
			'slug' => $term->slug,
		);
	}

	/**
	 * Returns the attributes of a product with the terms it has.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function attributes( Product $product ): array {
		$attributes = array();
		$id         = 0;
		foreach ( $this->settings->attributes() as $taxonomy => $label ) {
			++$id;
			if ( 'variation' !== $product->type && isset( $product->attributes[ $taxonomy ] ) ) {
				$attributes[] = array(
					'id'             => $id,
					'name'           => Text::html( $label ),
					'taxonomy'       => $taxonomy,
					'has_variations' => 'variable' === $product->type,
					'terms'          => array_map( array( self::class, 'term' ), Terms::of( $product->id, $taxonomy ) ),
				);
			}
		}
		return $attributes;
	}

	/**
	 * Returns a variation as its parent lists it.
	 *
	 * @return array<string, mixed>
	 */
	private function variation( Product $variation ): array {
		$labels     = $this->settings->attributes();
		$attributes = array();
		foreach ( $variation->attributes as $taxonomy => $slugs ) {
			$attributes[] = array(
				'name'  => Text::html( $labels[ $taxonomy ] ?? $taxonomy ),
				'value' => $slugs[0] ?? '',
			);
		}
		return array(
			'id'         => $variation->id,
			'attributes' => $attributes,
		);
	}

	/** @return array{text: string, class: string} Stock message and its CSS class. */
	private static function availability( Product $product ): array {
		if ( 'outofstock' === $product->stock_status() ) {
			return array(
				'text'  => __( 'Out of stock', 'storefront-islands' ),
				'class' => 'out-of-stock',
			);
		}
		if ( 'onbackorder' === $product->stock_status() ) {
			return array(
				'text'  => __( 'Available on backorder', 'storefront-islands' ),
				'class' => 'available-on-backorder',
			);
		}
		return array(
			/* translators: %d: number of pieces */
			'text'  => 'variable' === $product->type ? '' : sprintf( __( '%d in stock', 'storefront-islands' ), $product->stock ),
			'class' => 'in-stock',
		);
	}

	/**
	 * Returns the texts and the URL of the add-to-cart button and its quantity limits.
	 *
	 * @return array<string, mixed>
	 */
	private function add_to_cart( Product $product ): array {
		$name = $this->full_name( $product );
		$text = __( 'Add to cart', 'storefront-islands' );
		/* translators: %s: product's name */
		$description = sprintf( __( 'Add to cart: &ldquo;%s&rdquo;', 'storefront-islands' ), $name );
		$url         = '?add-to-cart=' . $product->id;
		if ( 'variable' === $product->type ) {
			$text = __( 'Select options', 'storefront-islands' );
			/* translators: %s: product's name */
			$description = sprintf( __( 'Select options for &ldquo;%s&rdquo;', 'storefront-islands' ), $name );
			$url         = self::permalink( $product );
		} elseif ( ! $product->is_in_stock() ) {
			$text = __( 'Read more', 'storefront-islands' );
			/* translators: %s: product's name */
			$description = sprintf( __( 'Read more about &ldquo;%s&rdquo;', 'storefront-islands' ), $name );
			$url         = self::permalink( $product );
		}
		return array(
			'text'        => $text,
			'description' => $description,
			'url'         => $url,
			'single_text' => __( 'Add to cart', 'storefront-islands' ),
		) + ( new QuantityLimits( $product ) )->to_response();
	}
}
