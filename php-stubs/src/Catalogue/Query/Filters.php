<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * All filters that the URL of a page can hold: the server's version of CatalogueFilters in
 * src/domain/catalogue/filters.ts. Immutable; the with-methods return a copy.
 */
final class Filters {
	/** Minimum price in minor units; null if there is none. */
	public ?int $min_price = null;

	/** Maximum price in minor units; null if there is none. */
	public ?int $max_price = null;

	/**
	 * Values of the fixed kinds, by the kind's name.
	 *
	 * @var array<string, list<string>>
	 */
	private array $fixed = array();

	/**
	 * Attribute filters, one per attribute.
	 *
	 * @var list<AttributeFilter>
	 */
	public array $attributes = array();

	/**
	 * Slugs of product categories, UTF-8.
	 *
	 * @var list<string>
	 */
	public array $categories = array();

	/**
	 * Filters that apply to a single widget's product grid.
	 *
	 * @var list<TaxonomyFilter>
	 */
	public array $taxonomies = array();

	/**
	 * Returns the kinds of filters with fixed values, unlike terms: the rows of data/filter-kinds.json, whose fields
	 * FixedKind of src/domain/catalogue/filters.ts describes.
	 *
	 * @return list<JsonReader>
	 */
	public static function fixed_kinds(): array {
		return DataFile::read( 'filter-kinds' )->objects( 'fixed' );
	}

	/**
	 * Creates filters from the query arguments of a URL. Arguments that are not filters of this shop and hostile values
	 * are ignored.
	 *
	 * @param array<array-key, mixed> $arguments  Values by name, both decoded.
	 * @param FilterSchema              $schema Filter arguments that the shop's URLs may contain.
	 */
	public static function from_arguments( array $arguments, FilterSchema $schema ): self {
		return ( new ArgumentReader( $schema ) )->read( $arguments );
	}

	/**
	 * Returns the decoded query arguments of the filters: prices in major units, values separated by commas.
	 *
	 * @param FilterSchema $schema Filter arguments that the shop's URLs may contain.
	 * @return array<string, string>
	 */
	public function to_arguments( FilterSchema $schema ): array {
		return ArgumentWriter::write( $this, $schema->minor_unit );
	}

	/** True if no filter is set. */
	public function is_empty(): bool {
		return 0 === $this->count();
	}

	/** Returns the number of filters: each term and fixed value counts, the price range as one. */
	public function count(): int {
		$count  = count( $this->categories ) + array_sum( array_map( 'count', $this->fixed ) );
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
	 * Returns the chosen values of a fixed kind.
	 *
	 * @param string $name Name of the kind.
	 * @return list<string>
	 */
	public function fixed( string $name ): array {
		return $this->fixed[ $name ] ?? array();
	}

	/**
	 * Returns the filter of an attribute; null if there is none.
	 *
	 * @param string $taxonomy Taxonomy of the attribute, such as "pa_color".
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
	 * Returns the selected terms of a widget's taxonomy.
	 *
	 * @param string $widget_id Id of the product grid's widget.
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
	 * Returns a copy with another price range.
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
	 * Returns a copy with other values of a fixed kind.
	 *
	 * @param string       $name   Name of the kind.
	 * @param list<string> $values Some of its values.
	 */
	public function with_fixed( string $name, array $values ): self {
		$filters                 = clone $this;
		$filters->fixed[ $name ] = $values;
		return $filters;
	}

	/**
	 * Returns a copy with other categories.
	 *
	 * @param list<string> $categories Slugs.
	 */
	public function with_categories( array $categories ): self {
		$filters             = clone $this;
		$filters->categories = $categories;
		return $filters;
	}

	/**
	 * Returns a copy with other terms of an attribute, which keeps its position.
	 *
	 * @param list<string> $slugs Slugs; an empty list removes the filter.
	 * @param bool $needs_all True if a product needs all of them.
	 */
	public function with_attribute( string $taxonomy, array $slugs, bool $needs_all ): self {
		$filters             = clone $this;
		$filters->attributes = self::replaced(
			$this->attributes,
			static function ( AttributeFilter $filter ) use ( $taxonomy ): bool {
				return $filter->taxonomy === $taxonomy;
			},
			array() === $slugs ? null : new AttributeFilter( $taxonomy, $slugs, $needs_all )
		);
		return $filters;
	}

	/**
	 * Returns a copy with other terms of a widget's taxonomy, which keeps its position.
	 *
	 * @param string $widget_id Id of the product grid's widget.
	 * @param list<string> $terms Slugs; an empty list removes the filter.
	 */
	public function with_taxonomy( string $widget_id, string $taxonomy, array $terms ): self {
		$filters             = clone $this;
		$filters->taxonomies = self::replaced(
			$this->taxonomies,
			static function ( TaxonomyFilter $filter ) use ( $widget_id, $taxonomy ): bool {
				return $filter->widget_id === $widget_id && $filter->taxonomy === $taxonomy;
			},
			array() === $terms ? null : new TaxonomyFilter( $widget_id, $taxonomy, $terms )
		);
		return $filters;
	}

	/**
	 * Replaces a filter in a list, or appends the new one if there is none to replace.
	 *
	 * @template Filter
	 * @param list<Filter>           $filters  The list.
	 * @param callable(Filter): bool $matches    Matches the filter to replace.
	 * @param Filter|null            $replacement  Replacement; null removes the filter.
	 * @return list<Filter>
	 */
	private static function replaced( array $filters, callable $matches, $replacement ): array {
		$replaced = array();
		$place     = count( $filters );
		foreach ( $filters as $at => $filter ) {
			if ( $matches( $filter ) ) {
				$place = $at;
			} else {
				$replaced[ $at ] = $filter;
			}
		}
		if ( null !== $replacement ) {
			$replaced[ $place ] = $replacement;
		}
		ksort( $replaced );
		return array_values( $replaced );
	}
}
