<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\ArgumentName;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\StoreQuery;
use StorefrontIslands\Catalogue\Query\TermTree;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Choices of each kind, with the number of products that each would leave on the page. */
final class ChoicesReader {
	private CataloguePage $page;
	private Filters $filters;
	private FilterNames $names;

	public function __construct( CataloguePage $page ) {
		$this->page    = $page;
		$this->filters = $page->filters();
		$this->names   = new FilterNames( $page->shop() );
	}

	/** Returns the choices of a block. */
	public function read( JsonReader $options ): FilterChoices {
		foreach ( Filters::fixed_kinds() as $kind ) {
			if ( $kind->string( 'kind' ) === $options->string( 'kind' ) ) {
				return $this->fixed( $kind );
			}
		}
		switch ( $options->string( 'kind' ) ) {
			case 'category':
				return $this->categories( $options );
			case 'taxonomy':
				return $this->of_widget( $options );
			default:
				return $this->attribute( $this->taxonomy( $options ), $options );
		}
	}

	/**
	 * Returns the taxonomy of the attribute that a block names by its taxonomy or id; empty if the shop has no such
	 * attribute.
	 */
	private function taxonomy( JsonReader $options ): string {
		foreach ( $this->page->shop()->attributes() as $attribute ) {
			if ( $attribute['taxonomy'] === $options->string( 'taxonomy' ) || $attribute['id'] === $options->int( 'attributeId' ) ) {
				return $attribute['taxonomy'];
			}
		}
		return '';
	}

	/**
	 * Returns the terms of an attribute.
	 *
	 * @param string $taxonomy "pa_color"; empty for none.
	 */
	private function attribute( string $taxonomy, JsonReader $options ): FilterChoices {
		$page_query = array(
			'taxonomy'   => $taxonomy,
			'query_type' => 'and' === $options->string( 'queryType' ) ? 'and' : 'or',
		);
		$filter     = $this->filters->attribute( $taxonomy );
		return new FilterChoices(
			$this->names->label( $taxonomy ),
			$taxonomy,
			ArgumentName::of_attribute( $taxonomy ),
			'' === $taxonomy ? array() : $this->counted_terms( $taxonomy, $this->page->counts( array( 'calculate_attribute_counts' => array( $page_query ) ) ), 'attribute_counts', $options ),
			null === $filter ? array() : $filter->slugs,
			$this->filters->with_attribute( $taxonomy, array(), false ),
			array(
				'attributes' => array(
					array(
						'taxonomy'  => $taxonomy,
						'queryType' => $page_query['query_type'],
					),
				),
			)
		);
	}

	/**
	 * Returns the categories. They are counted without the category filter: the route would combine it with each
	 * category as if products needed all of them, but one is enough.
	 */
	private function categories( JsonReader $options ): FilterChoices {
		$others = $this->filters->with_categories( array() );
		$counts = $this->page->shop()->collection_data( array( 'calculate_taxonomy_counts' => array( 'product_cat' ) ) + StoreQuery::of( $others, $this->page->page_query() ) );
		return new FilterChoices(
			$this->names->label( 'product_cat' ),
			'product_cat',
			ArgumentName::plain( 'categories' ),
			$this->counted_terms( 'product_cat', new JsonReader( $counts ), 'taxonomy_counts', $options ),
			$this->filters->categories,
			$others,
			array( 'categories' => true )
		);
	}

	/**
	 * Returns the terms for the grid of one widget. The counts are those of the whole shop, because only the grid knows
	 * the results of its own query.
	 */
	private function of_widget( JsonReader $options ): FilterChoices {
		$widget_id = $options->string( 'widgetId' );
		$taxonomy  = $options->string( 'taxonomy' );
		$terms     = $this->terms( $taxonomy, $options );
		return new FilterChoices(
			$this->names->label( $taxonomy ),
			$taxonomy,
			ArgumentName::of_widget( $widget_id, $taxonomy ),
			$terms,
			$this->filters->terms_of_widget( $widget_id, $taxonomy ),
			$this->filters->with_taxonomy( $widget_id, $taxonomy, array() ),
			array()
		);
	}

	/** Returns the values of a fixed kind. */
	private function fixed( JsonReader $kind ): FilterChoices {
		$name   = $kind->string( 'name' );
		$values = $kind->strings( 'values' );
		$field  = $kind->string( 'query' ) . '_counts';
		$counts = self::counts( $this->page->counts( array( "calculate_$field" => true ) ), $field, $kind->string( 'key' ) );
		$terms  = array();
		// The best rating is first.
		foreach ( 'ratings' === $name ? array_reverse( $values ) : $values as $value ) {
			$terms[] = new FilterTerm( 0, $value, FixedLabels::of_value( $name, $value ), null === $counts ? null : $counts[ $value ] ?? 0 );
		}
		return new FilterChoices(
			FixedLabels::of_kind( $name ),
			'',
			$kind->string( 'argument' ),
			$terms,
			$this->filters->fixed( $name ),
			$this->filters->with_fixed( $name, array() ),
			array( $name => true )
		);
	}

	/**
	 * Returns the terms of a taxonomy in display order, counted in the whole shop.
	 *
	 * @return list<FilterTerm>
	 */
	private function terms( string $taxonomy, JsonReader $options ): array {
		$is_described = $options->bool( 'showTermDescriptions' );
		$terms        = array();
		foreach ( TermTree::in_order( $this->page->shop()->terms( $taxonomy ), $options->string( 'termOrder' ) ) as $term ) {
			$terms[] = new FilterTerm( $term['id'], $term['slug'], $term['name'], $term['count'], $term['level'], $is_described ? $term['description'] : '' );
		}
		$swatches = $this->page->shop()->swatches( $taxonomy, array_map( static fn ( FilterTerm $term ): int => $term->id, $terms ) ) ?? array();
		foreach ( $terms as $term ) {
			$term->sample = isset( $swatches[ $term->id ] ) ? $swatches[ $term->id ]->address() : '';
		}
		return $terms;
	}

	/**
	 * Returns the terms of a taxonomy with their counts on the page.
	 *
	 * @param string $name Name of the field with the counts.
	 * @return list<FilterTerm>
	 */
	private function counted_terms( string $taxonomy, JsonReader $data, string $name, JsonReader $options ): array {
		$counts = self::counts( $data, $name, 'term' );
		$terms  = $this->terms( $taxonomy, $options );
		foreach ( $terms as $term ) {
			$term->count = null === $counts ? null : $counts[ $term->id ] ?? 0;
		}
		return $terms;
	}

	/**
	 * Returns counts of the collection data; null if the shop returned none.
	 *
	 * @param string $name Name of the field with the counts.
	 * @param string $key Name of the field that identifies what is counted.
	 * @return array<array-key, int>|null
	 */
	private static function counts( JsonReader $data, string $name, string $key ): ?array {
		if ( ! $data->has( $name ) ) {
			return null;
		}
		$counts = array();
		foreach ( $data->objects( $name ) as $entry ) {
			$counts[ $entry->string( $key ) ] = $entry->int( 'count' );
		}
		return $counts;
	}
}
