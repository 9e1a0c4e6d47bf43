<?php
/**
 * Which products are asked for.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** The conditions of a catalogue query, one by one, so that counts can leave one out. */
final class ProductFilter {
	/** @var array<string, callable( Product ): bool> Name to condition. */
	private array $conditions = array();

	/** Reads a query. */
	public function __construct( Input $query ) {
		$this->add_words( $query );
		$this->add_prices( $query );
		$this->add_terms( $query, 'category', 'product_cat' );
		$this->add_terms( $query, 'tag', 'product_tag' );
		$this->add_attributes( $query );
		foreach ( array( 'stock_status', 'rating', 'sku', 'slug', 'type', 'include' ) as $field ) {
			$this->add_choice( $field, $query->texts( $field ) );
		}
		if ( $query->has( 'on_sale' ) ) {
			$wanted = $query->flag( 'on_sale' );
			$this->add(
				'on_sale',
				static function ( Product $product ) use ( $wanted ): bool {
					return $product->on_sale() === $wanted;
				}
			);
		}
		$excluded = $query->numbers( 'exclude' );
		$this->add(
			'exclude',
			static function ( Product $product ) use ( $excluded ): bool {
				return ! in_array( $product->id, $excluded, true );
			}
		);
	}

	/** The same filter without some of its conditions. */
	public function without( string ...$names ): self {
		$filter             = clone $this;
		$filter->conditions = array_diff_key( $this->conditions, array_flip( $names ) );
		return $filter;
	}

	/**
	 * The products that every condition lets through.
	 *
	 * @param list<Product> $products The catalogue.
	 * @return list<Product>
	 */
	public function apply( array $products ): array {
		foreach ( $this->conditions as $condition ) {
			$products = array_filter( $products, $condition );
		}
		return array_values( $products );
	}

	/** Stars to the nearest whole, as text. */
	public static function rating( Product $product ): string {
		return (string) (int) round( (float) $product->average_rating );
	}

	/** What a parameter with a choice of values is compared with. */
	private static function field( Product $product, string $param ): string {
		switch ( $param ) {
			case 'stock_status':
				return $product->stock_status();
			case 'rating':
				return self::rating( $product );
			case 'sku':
				return $product->sku;
			case 'slug':
				return $product->slug;
			case 'type':
				return $product->type;
			default:
				return (string) $product->id;
		}
	}

	/**
	 * Adds a condition.
	 *
	 * @param string                     $name      Names it for without().
	 * @param callable( Product ): bool $condition Whether a product stays.
	 */
	private function add( string $name, callable $condition ): void {
		$this->conditions[ $name ] = $condition;
	}

	/**
	 * A field is one of several values; no values, no condition.
	 *
	 * @param string       $param  The parameter, which names the condition too.
	 * @param list<string> $values The values.
	 */
	private function add_choice( string $param, array $values ): void {
		if ( array() !== $values ) {
			$this->add(
				$param,
				static function ( Product $product ) use ( $param, $values ): bool {
					return in_array( self::field( $product, $param ), $values, true );
				}
			);
		}
	}

	/** Every word of a search stands in the name, a text or the SKU. */
	private function add_words( Input $query ): void {
		$words = preg_split( '/\s+/u', trim( $query->text( 'search' ) ), -1, PREG_SPLIT_NO_EMPTY );
		foreach ( is_array( $words ) ? $words : array() as $index => $word ) {
			$this->add(
				'search-' . $index,
				static function ( Product $product ) use ( $word ): bool {
					$text = implode( ' ', array( $product->name, $product->short_description, $product->description, $product->sku ) );
					return false !== mb_stripos( Text::plain( $text ), $word );
				}
			);
		}
	}

	/** The product's range of prices touches the one that is asked for. */
	private function add_prices( Input $query ): void {
		$minimum = $query->number( 'min_price', 0 );
		$maximum = $query->number( 'max_price', PHP_INT_MAX );
		$this->add(
			'price',
			static function ( Product $product ) use ( $minimum, $maximum ): bool {
				return $product->highest_price() >= $minimum && $product->price() <= $maximum;
			}
		);
	}

	/** The product is in one of several terms (operator in), in none (not_in) or in all (and). Terms by id or slug. */
	private function add_terms( Input $query, string $param, string $taxonomy ): void {
		$wanted   = $query->texts( $param );
		$operator = $query->text( $param . '_operator', 'in' );
		if ( array() !== $wanted ) {
			$this->add(
				$param,
				static function ( Product $product ) use ( $wanted, $operator, $taxonomy ): bool {
					$has = array();
					foreach ( Terms::of( $product->id, $taxonomy ) as $term ) {
						array_push( $has, (string) $term->term_id, $term->slug );
					}
					return self::fits( $wanted, $has, $operator );
				}
			);
		}
	}

	/** Each entry {attribute, slug, operator} is a condition; with attribute_relation "in" one of them suffices. */
	private function add_attributes( Input $query ): void {
		$any = array();
		foreach ( $query->objects( 'attributes' ) as $entry ) {
			$taxonomy  = $entry->text( 'attribute' );
			$wanted    = $entry->texts( 'slug' );
			$operator  = $entry->text( 'operator', 'in' );
			$condition = static function ( Product $product ) use ( $taxonomy, $wanted, $operator ): bool {
				return self::fits( $wanted, $product->attributes[ $taxonomy ] ?? array(), $operator );
			};
			if ( array() === $wanted ) {
				continue;
			}
			if ( 'in' === $query->text( 'attribute_relation' ) ) {
				$any[] = $condition;
			} else {
				$this->add( 'attribute-' . $taxonomy, $condition );
			}
		}
		if ( array() !== $any ) {
			$this->add(
				'attributes',
				static function ( Product $product ) use ( $any ): bool {
					foreach ( $any as $condition ) {
						if ( $condition( $product ) ) {
							return true;
						}
					}
					return false;
				}
			);
		}
	}

	/**
	 * Compares what is wanted with what is there.
	 *
	 * @param list<string> $wanted   The terms asked for.
	 * @param list<string> $has      The terms of the product.
	 * @param string       $operator One of in, not_in, and.
	 */
	private static function fits( array $wanted, array $has, string $operator ): bool {
		$common = count( array_intersect( $wanted, $has ) );
		if ( 'and' === $operator ) {
			return count( $wanted ) === $common;
		}
		return 'not_in' === $operator ? 0 === $common : $common > 0;
	}
}
