<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\ProductDetails;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Product of GET /wc/store/v1/products. */
final class Product {
	/** Maximum quantity if the shop sends none. */
	private const NO_LIMIT = 9999;

	private JsonReader $data;

	/** What the shop shows beside it; null if it was not asked. */
	public ?ProductDetails $details = null;

	/**
	 * Wraps one product of the route's response.
	 *
	 * @param mixed $fields Product as plain arrays.
	 */
	public function __construct( $fields ) {
		$this->data = new JsonReader( $fields );
	}

	/** Returns the id of the post. */
	public function id(): int {
		return $this->data->int( 'id' );
	}

	/** Returns the name as text, without entities. */
	public function name(): string {
		return $this->data->text( 'name' );
	}

	/** Returns the URL of the product's page. */
	public function url(): string {
		return $this->data->text( 'permalink' );
	}

	/** Returns the short description as text: without tags, entities decoded. */
	public function summary(): string {
		return trim( Text::decode( wp_strip_all_tags( $this->data->string( 'short_description' ) ) ) );
	}

	/** Returns the shop's text of the button in a list, which plugins may change ("Pre-order"). */
	public function button_label(): string {
		return self::or_add_to_cart( $this->data->object( 'add_to_cart' )->text( 'text' ) );
	}

	/** Returns the text of the button on the product's own page. */
	public function form_label(): string {
		return self::or_add_to_cart( $this->data->object( 'add_to_cart' )->text( 'single_text' ) );
	}

	/** True if the product can be added to the cart directly, without choosing options. */
	public function can_be_added(): bool {
		return $this->can_be_bought() && ! $this->has_options();
	}

	/**
	 * True if a button of a list adds the product: products with fields of a plugin, and some types of plugins, have a page
	 * for it (WooCommerce's feature `ajax_add_to_cart`).
	 */
	public function is_added_in_lists(): bool {
		return $this->can_be_added() && ( ! $this->data->has( 'is_added_in_lists' ) || $this->data->bool( 'is_added_in_lists' ) );
	}

	/**
	 * Returns the URL to which the button of a list leads: the shop's, but for one that adds the product, as links are
	 * followed by what only reads pages.
	 */
	public function list_url(): string {
		$url = $this->data->object( 'add_to_cart' )->url( 'url' );
		return '' === $url || false !== strpos( $url, 'add-to-cart=' ) ? $this->url() : $url;
	}

	/** True if the product is sold on another site; see external_url(). */
	public function is_external(): bool {
		return 'external' === $this->data->string( 'type' );
	}

	/** Returns the URL on which an external product is sold; empty if the shop has none. */
	public function external_url(): string {
		return $this->data->object( 'add_to_cart' )->url( 'url' );
	}

	/**
	 * Returns the products of a grouped product, in its order; empty for other products.
	 *
	 * @return list<int> Product ids.
	 */
	public function members(): array {
		if ( 'grouped' !== $this->data->string( 'type' ) ) {
			return array();
		}
		return array_map( 'intval', $this->data->scalars( 'grouped_products' ) );
	}

	/** True if the product is purchasable and in stock, possibly after choosing options. */
	public function can_be_bought(): bool {
		return $this->data->bool( 'is_purchasable' ) && $this->data->bool( 'is_in_stock' );
	}

	/** True if options must be chosen first: a variation, or those of a plugin. */
	public function has_options(): bool {
		return $this->data->bool( 'has_options' ) || array() !== $this->data->objects( 'variations' );
	}

	/** True if the product is on sale now. */
	public function is_on_sale(): bool {
		return $this->data->bool( 'on_sale' );
	}

	/** Returns the text of the badge of a sale; empty if a plugin wants none. */
	public function sale_badge(): string {
		return $this->data->has( 'sale_badge' ) ? $this->data->string( 'sale_badge' ) : __( 'Sale', 'storefront-islands' );
	}

	/** Returns a plugin's HTML in place of the button in a list, trusted like other output of plugins; empty for none. */
	public function loop_link(): string {
		return $this->data->string( 'loop_link' );
	}

	/**
	 * Returns the shop's own price HTML in its element; empty if the shop shows no price.
	 *
	 * @param self|null $otherwise Product whose price is shown in place of none.
	 */
	public function price( ?self $otherwise = null ): string {
		$price = SafeHtml::node( $this->data->string( 'price_html' ), 'storefront-product-price', 'div', true );
		if ( null === $price ) {
			return null === $otherwise ? '' : $otherwise->price();
		}
		return $price->html();
	}

	/** Returns the stock state. */
	public function stock(): Stock {
		if ( ! $this->data->bool( 'is_in_stock' ) ) {
			return Stock::out();
		}
		if ( $this->data->bool( 'is_on_backorder' ) ) {
			return Stock::backorder();
		}
		$remaining = $this->data->quantity( 'low_stock_remaining' );
		return $remaining > 0 ? Stock::low( $remaining ) : Stock::plenty();
	}

	/** Returns the average rating in stars; 0 without reviews. */
	public function average_rating(): float {
		return (float) $this->data->string( 'average_rating' );
	}

	/** Returns the number of reviews. */
	public function review_count(): int {
		return $this->data->int( 'review_count' );
	}

	/** Returns the limits of the quantity added at once. */
	public function limits(): QuantityLimits {
		$add     = $this->data->object( 'add_to_cart' );
		$minimum = $add->quantity( 'minimum' );
		$maximum = $add->has( 'maximum' ) ? $add->quantity( 'maximum' ) : self::NO_LIMIT;
		return new QuantityLimits( $minimum, $this->data->bool( 'sold_individually' ) ? $minimum : $maximum, $add->quantity( 'multiple_of' ) );
	}

	/** Returns the quantity with which the product's form begins: the least one, or a plugin's. */
	public function initial_quantity(): float {
		return $this->limits()->nearest( $this->data->quantity( 'initial_quantity' ) );
	}

	/** Returns the quantity that a list adds: the least one, or a plugin's. */
	public function list_quantity(): float {
		return $this->limits()->nearest( $this->data->quantity( 'list_quantity' ) );
	}

	/**
	 * Returns the data attributes of a list's button, by which plugins know its product: those of WooCommerce's own, and
	 * what they have added.
	 *
	 * @return array<string, string>
	 */
	public function list_data(): array {
		$added = $this->data->object( 'list_data' );
		return array(
			'data-product_id'  => (string) $this->id(),
			'data-product_sku' => $this->data->string( 'sku' ),
		) + array_filter( $added->all(), 'is_string' );
	}

	/** Returns the image; null if there is none. */
	public function picture(): ?Picture {
		return $this->pictures()[0] ?? null;
	}

	/**
	 * Returns all images, the main one first; of a variation its own.
	 *
	 * @return list<Picture>
	 */
	public function pictures(): array {
		$gallery  = null === $this->details ? array() : $this->details->gallery;
		$pictures = array();
		foreach ( array() === $gallery ? $this->data->objects( 'images' ) : ( new JsonReader( array( 'images' => $gallery ) ) )->objects( 'images' ) as $image ) {
			if ( '' !== $image->string( 'src' ) ) {
				$pictures[] = new Picture( $image );
			}
		}
		return $pictures;
	}

	/**
	 * Returns SKU, weight and dimensions as text, as far as there are any; by the class of WooCommerce's elements for them.
	 *
	 * @return array<string, string>
	 */
	public function measures(): array {
		$dimensions = $this->data->object( 'dimensions' );
		return array_filter(
			array(
				'sku'                => $this->data->text( 'sku' ),
				'product_weight'     => '' === $this->data->string( 'weight' ) ? '' : $this->data->text( 'formatted_weight' ),
				'product_dimensions' => '' === $dimensions->string( 'length' ) . $dimensions->string( 'width' ) . $dimensions->string( 'height' ) ? '' : $this->data->text( 'formatted_dimensions' ),
			)
		);
	}

	/**
	 * Returns the availability as the shop prints it, with additions of plugins; if the shop prints none, a text by the
	 * stock.
	 */
	private function availability(): string {
		$stock = $this->stock();
		return null === $this->details || null === $this->details->availability ? $stock->html() : $stock->around( $this->details->availability );
	}

	/**
	 * Returns the HTML of price and stock, which a choice of options changes, and a variation's own description. As on
	 * WooCommerce's page, the product's price stays where a variation has none of its own.
	 */
	public function facts( ?self $product = null ): string {
		$description = null === $product ? '' : trim( wp_kses_post( $this->data->string( 'description' ) ) );
		return $this->price( $product ) . $this->availability() . ( '' === $description ? '' : "<div class=\"storefront-add-to-cart__description\">$description</div>" );
	}

	/**
	 * Returns the other data that a choice of options changes; src/islands/add-to-cart/props.ts reads it.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		$limits  = $this->limits();
		$picture = $this->picture();
		return array(
			'isBuyable' => $this->can_be_bought(),
			'limits'    => array(
				'minimum'    => $limits->minimum,
				'maximum'    => $limits->maximum,
				'multipleOf' => $limits->multiple_of,
				'editable'   => $limits->are_open(),
			),
			'hint'      => $limits->are_open() ? $limits->hint() : '',
			'picture'   => null === $picture ? null : $picture->props(),
		);
	}

	/**
	 * Returns the attributes that can be chosen.
	 *
	 * @param list<string> $fields Names of their form fields, in the same order.
	 * @return Attribute[] Attributes used for variations, in the shop's order.
	 */
	public function choices( array $fields ): array {
		$choices = array();
		foreach ( $this->data->objects( 'attributes' ) as $attribute ) {
			if ( $attribute->bool( 'has_variations' ) && isset( $fields[ count( $choices ) ] ) ) {
				$choices[] = new Attribute( $attribute, $fields[ count( $choices ) ] );
			}
		}
		return $choices;
	}

	/**
	 * Returns the attributes of all products that make this one's variations.
	 *
	 * @return list<Attribute>
	 */
	public function shared_choices(): array {
		$choices = array();
		foreach ( $this->data->objects( 'attributes' ) as $attribute ) {
			$taxonomy = $attribute->string( 'taxonomy' );
			if ( $attribute->bool( 'has_variations' ) && '' !== $taxonomy ) {
				$choices[] = new Attribute( $attribute, 'attribute_' . sanitize_title( $taxonomy ) );
			}
		}
		return $choices;
	}

	/**
	 * Returns the attributes of the variations by variation id: slugs (empty for any) in the order of choices().
	 *
	 * @return array<int, list<string>>
	 */
	public function variations(): array {
		$variations = array();
		foreach ( $this->data->objects( 'variations' ) as $variation ) {
			$slugs = array();
			foreach ( $variation->objects( 'attributes' ) as $attribute ) {
				$slugs[] = $attribute->string( 'value' );
			}
			$variations[ $variation->int( 'id' ) ] = $slugs;
		}
		return $variations;
	}

	/**
	 * Returns the shop's label, or the default label if there is none.
	 *
	 * @param string $label Text, which may be empty.
	 */
	private static function or_add_to_cart( string $label ): string {
		return '' === $label ? __( 'Add to cart', 'storefront-islands' ) : $label;
	}
}
