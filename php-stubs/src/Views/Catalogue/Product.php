<?php
/**
 * A product as the catalogue shows it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** Reads one product of GET /wc/store/v1/products. */
final class Product {
	/** What can be put into the cart from a list; what other plugins sell (bookings, bundles) has a page for it. */
	private const SIMPLE_TYPES = array( 'simple', 'variation' );

	/** The most that can be bought where the shop says no number. */
	private const NO_LIMIT = 9999;

	/**
	 * The product as the Store API answers it.
	 *
	 * @var Data
	 */
	private $data;

	/**
	 * Takes one product of the route's answer.
	 *
	 * @param mixed $fields Plain arrays.
	 */
	public function __construct( $fields ) {
		$this->data = new Data( $fields );
	}

	/** The post's id. */
	public function id(): int {
		return $this->data->int( 'id' );
	}

	/** The name as text, without entities. */
	public function name(): string {
		return $this->data->text( 'name' );
	}

	/** The address of the product's page. */
	public function url(): string {
		return $this->data->text( 'permalink' );
	}

	/** The short description as text: tags taken out, entities read. */
	public function summary(): string {
		return trim( Text::decode( wp_strip_all_tags( $this->data->string( 'short_description' ) ) ) );
	}

	/** The button's text in a list as the shop has it, since plugins change it ("Pre-order"). */
	public function button_label(): string {
		return self::or_add_to_cart( $this->data->object( 'add_to_cart' )->text( 'text' ) );
	}

	/** The button's text on the product's own page. */
	public function form_label(): string {
		return self::or_add_to_cart( $this->data->object( 'add_to_cart' )->text( 'single_text' ) );
	}

	/** Whether it can be put into the cart as it is, without anything to choose. */
	public function can_be_added(): bool {
		return $this->can_be_bought() && ! $this->has_options() && in_array( $this->data->string( 'type' ), self::SIMPLE_TYPES, true );
	}

	/** Whether it is sold on another site; see external_url(). */
	public function is_external(): bool {
		return 'external' === $this->data->string( 'type' );
	}

	/** Where a product of another site is bought; empty where the shop names no address. */
	public function external_url(): string {
		return $this->data->object( 'add_to_cart' )->url( 'url' );
	}

	/**
	 * The products that a group is made of, in its order; none for any other product.
	 *
	 * @return list<int> Ids.
	 */
	public function members(): array {
		if ( 'grouped' !== $this->data->string( 'type' ) ) {
			return array();
		}
		return array_map( 'intval', $this->data->scalars( 'grouped_products' ) );
	}

	/** Whether it is for sale and there is any of it, perhaps after a choice. */
	public function can_be_bought(): bool {
		return $this->data->bool( 'is_purchasable' ) && $this->data->bool( 'is_in_stock' );
	}

	/** Whether something is to be chosen first: a variation, or what a plugin asks for. */
	public function has_options(): bool {
		return $this->data->bool( 'has_options' ) || array() !== $this->data->objects( 'variations' );
	}

	/** Whether the product is reduced now. */
	public function is_on_sale(): bool {
		return $this->data->bool( 'on_sale' );
	}

	/** Its prices and the currency that gives them meaning. */
	public function prices(): Prices {
		return new Prices( $this->data->object( 'prices' ) );
	}

	/** What is to be said about its stock. */
	public function stock(): Stock {
		if ( ! $this->data->bool( 'is_in_stock' ) ) {
			return Stock::out();
		}
		if ( $this->data->bool( 'is_on_backorder' ) ) {
			return Stock::backorder();
		}
		$remaining = $this->data->int( 'low_stock_remaining' );
		return $remaining > 0 ? Stock::low( $remaining ) : Stock::plenty();
	}

	/** The stars of its reviews, 0 where there are none. */
	public function average_rating(): float {
		return (float) $this->data->string( 'average_rating' );
	}

	/** How many reviews it has. */
	public function review_count(): int {
		return $this->data->int( 'review_count' );
	}

	/** How many may be added at once. */
	public function limits(): Limits {
		$add     = $this->data->object( 'add_to_cart' );
		$minimum = max( 1, $add->int( 'minimum' ) );
		$maximum = $add->has( 'maximum' ) ? $add->int( 'maximum' ) : self::NO_LIMIT;
		return new Limits( $minimum, $this->data->bool( 'sold_individually' ) ? $minimum : $maximum, $add->int( 'multiple_of' ) );
	}

	/** The picture, null where there is none. */
	public function picture(): ?Picture {
		$images = $this->data->objects( 'images' );
		return isset( $images[0] ) && '' !== $images[0]->string( 'src' ) ? new Picture( $images[0] ) : null;
	}

	/** Price and stock, which a choice changes. */
	public function facts(): string {
		return $this->prices()->html() . $this->stock()->html();
	}

	/**
	 * What a choice changes besides: src/islands/add-to-cart/props.ts reads it.
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
	 * What can be chosen.
	 *
	 * @return Attribute[] Only those that make variations, in the shop's order.
	 */
	public function choices(): array {
		$choices = array();
		foreach ( $this->data->objects( 'attributes' ) as $attribute ) {
			if ( $attribute->bool( 'has_variations' ) ) {
				$choices[] = new Attribute( $attribute );
			}
		}
		return $choices;
	}

	/**
	 * The variations: id to attribute name to the slug that it stands for (empty for any).
	 *
	 * @return array<int, array<string, string>>
	 */
	public function variations(): array {
		$variations = array();
		foreach ( $this->data->objects( 'variations' ) as $variation ) {
			$chosen = array();
			foreach ( $variation->objects( 'attributes' ) as $attribute ) {
				$chosen[ $attribute->string( 'name' ) ] = $attribute->string( 'value' );
			}
			$variations[ $variation->int( 'id' ) ] = $chosen;
		}
		return $variations;
	}

	/**
	 * The shop's label, or ours where it has none.
	 *
	 * @param string $label Text, perhaps empty.
	 */
	private static function or_add_to_cart( string $label ): string {
		return '' === $label ? __( 'Add to cart', 'storefront-islands' ) : $label;
	}
}
