<?php
/**
 * What a shopper narrows the catalogue by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * All filters that a page's address can tell: CatalogueFilters of src/domain/catalogue/filters.ts on the server. A value; each
 * with-method gives another one.
 */
final class Filters {
	public const STOCK_STATUSES = array( 'instock', 'outofstock', 'onbackorder' );

	public const RATINGS = array( '1', '2', '3', '4', '5' );

	/**
	 * Minor units; null where this end is open.
	 *
	 * @var int|null
	 */
	public $min_price = null;

	/**
	 * Minor units; null where this end is open.
	 *
	 * @var int|null
	 */
	public $max_price = null;

	/**
	 * Some of RATINGS.
	 *
	 * @var list<string>
	 */
	public $ratings = array();

	/**
	 * Some of STOCK_STATUSES.
	 *
	 * @var list<string>
	 */
	public $stock = array();

	/**
	 * One for each attribute that is filtered by.
	 *
	 * @var list<AttributeFilter>
	 */
	public $attributes = array();

	/**
	 * Slugs of product categories, UTF-8.
	 *
	 * @var list<string>
	 */
	public $categories = array();

	/**
	 * What concerns one widget's grid alone.
	 *
	 * @var list<TaxonomyFilter>
	 */
	public $taxonomies = array();

	/**
	 * The filters that arguments tell, as an address has them. What is no filter of this shop, or hostile, is passed over.
	 *
	 * @param array<array-key, mixed> $arguments  Names to texts, both decoded.
	 * @param Vocabulary              $vocabulary What the shop's addresses can say.
	 */
	public static function from_arguments( array $arguments, Vocabulary $vocabulary ): self {
		return ( new ArgumentReader( $vocabulary ) )->read( $arguments );
	}

	/**
	 * The arguments that say these filters, decoded: major units, values with commas.
	 *
	 * @param Vocabulary $vocabulary What the shop's addresses can say.
	 * @return array<string, string>
	 */
	public function to_arguments( Vocabulary $vocabulary ): array {
		return ArgumentWriter::write( $this, $vocabulary->minor_unit );
	}

	/** Whether nothing is filtered by. */
	public function is_empty(): bool {
		return 0 === $this->count();
	}

	/** How many there are: each term, rating and status, and the range of prices as one. */
	public function count(): int {
		$count = count( $this->ratings ) + count( $this->stock ) + count( $this->categories );
		$count += null === $this->min_price && null === $this->max_price ? 0 : 1;
		foreach ( $this->attributes as $filter ) {
			$count += count( $filter->slugs );
		}
		foreach ( $this->taxonomies as $filter ) {
			$count += count( $filter->terms );
		}
		return $count;
	}

	/**
	 * The chosen terms of an attribute, null where there are none.
	 *
	 * @param string $taxonomy The attribute: "pa_color".
	 */
	public function attribute( string $taxonomy ): ?AttributeFilter {
		foreach ( $this->attributes as $filter ) {
			if ( $filter->taxonomy === $taxonomy ) {
				return $filter;
			}
		}
		return null;
	}

	/**
	 * The chosen terms of a widget's taxonomy.
	 *
	 * @param string $widget_id Whose grid it is.
	 * @param string $taxonomy  The taxonomy.
	 * @return list<string> Slugs.
	 */
	public function terms_of_widget( string $widget_id, string $taxonomy ): array {
		foreach ( $this->taxonomies as $filter ) {
			if ( $filter->widget_id === $widget_id && $filter->taxonomy === $taxonomy ) {
				return $filter->terms;
			}
		}
		return array();
	}

	/**
	 * With another range of prices.
	 *
	 * @param int|null $min Minor units.
	 * @param int|null $max Minor units.
	 */
	public function with_price( ?int $min, ?int $max ): self {
		$filters            = clone $this;
		$filters->min_price = $min;
		$filters->max_price = $max;
		return $filters;
	}

	/**
	 * With other ratings.
	 *
	 * @param list<string> $ratings Some of RATINGS.
	 */
	public function with_ratings( array $ratings ): self {
		$filters          = clone $this;
		$filters->ratings = $ratings;
		return $filters;
	}

	/**
	 * With other stock statuses.
	 *
	 * @param list<string> $stock Some of STOCK_STATUSES.
	 */
	public function with_stock( array $stock ): self {
		$filters        = clone $this;
		$filters->stock = $stock;
		return $filters;
	}

	/**
	 * With other categories.
	 *
	 * @param list<string> $categories Slugs.
	 */
	public function with_categories( array $categories ): self {
		$filters             = clone $this;
		$filters->categories = $categories;
		return $filters;
	}

	/**
	 * With other terms of an attribute, at the place that it has already.
	 *
	 * @param string       $taxonomy  The attribute.
	 * @param list<string> $slugs     None takes the filter off.
	 * @param bool         $needs_all Whether a product needs all of them.
	 */
	public function with_attribute( string $taxonomy, array $slugs, bool $needs_all ): self {
		$filters             = clone $this;
		$filters->attributes = self::exchanged(
			$this->attributes,
			static function ( AttributeFilter $filter ) use ( $taxonomy ): bool {
				return $filter->taxonomy === $taxonomy;
			},
			array() === $slugs ? null : new AttributeFilter( $taxonomy, $slugs, $needs_all )
		);
		return $filters;
	}

	/**
	 * With other terms of a widget's taxonomy, at the place that it has already.
	 *
	 * @param string       $widget_id Whose grid it is.
	 * @param string       $taxonomy  The taxonomy.
	 * @param list<string> $terms     Slugs; none takes the filter off.
	 */
	public function with_taxonomy( string $widget_id, string $taxonomy, array $terms ): self {
		$filters             = clone $this;
		$filters->taxonomies = self::exchanged(
			$this->taxonomies,
			static function ( TaxonomyFilter $filter ) use ( $widget_id, $taxonomy ): bool {
				return $filter->widget_id === $widget_id && $filter->taxonomy === $taxonomy;
			},
			array() === $terms ? null : new TaxonomyFilter( $widget_id, $taxonomy, $terms )
		);
		return $filters;
	}

	/**
	 * A list in which one filter takes another's place, or comes last where there was none.
	 *
	 * @template Filter
	 * @param list<Filter>           $filters  The list.
	 * @param callable(Filter): bool $is_it    Which one.
	 * @param Filter|null            $instead  What takes its place; null takes it off.
	 * @return list<Filter>
	 */
	private static function exchanged( array $filters, callable $is_it, $instead ): array {
		$exchanged = array();
		$place     = count( $filters );
		foreach ( $filters as $at => $filter ) {
			if ( $is_it( $filter ) ) {
				$place = $at;
			} else {
				$exchanged[ $at ] = $filter;
			}
		}
		if ( null !== $instead ) {
			$exchanged[ $place ] = $instead;
		}
		ksort( $exchanged );
		return array_values( $exchanged );
	}
}
