<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CanonicalRedirect;
use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Catalogue\Query\FilteredRobots;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\FilterSchema;

/** Tests reading and writing filters in the page's address: PHP must match src/domain/catalogue. */
final class CatalogueAddressTest extends TestCase {
	private static FilterSchema $schema;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		$rules = self::fixture()['rules'];
		self::$schema = new FilterSchema( $rules['minorUnit'], $rules['attributes'] );
	}

	/** Returns the fixture that the TypeScript tests read as well. */
	private static function fixture(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/catalogue/addresses.json' ), true );
	}

	/** Returns the cases for reading, by name. */
	public static function cases_to_read(): array {
		return self::by_name( 'read' );
	}

	/** Returns the cases for writing, by name. */
	public static function cases_to_write(): array {
		return self::by_name( 'write' );
	}

	private static function by_name( string $what ): array {
		$cases = self::fixture()[ $what ];
		return array_combine( array_column( $cases, 'name' ), array_map( static fn( array $one ): array => array( $one ), $cases ) );
	}

	/** Returns filters in the format of the fixture, without the empty ones. */
	private static function described( Filters $filters ): array {
		$attributes = array();
		foreach ( $filters->attributes as $filter ) {
			$attributes[] = array( 'attribute' => $filter->taxonomy, 'operator' => $filter->needs_all ? 'and' : 'in', 'slug' => $filter->slugs );
		}
		$taxonomies = array();
		foreach ( $filters->taxonomies as $filter ) {
			$taxonomies[] = array( 'widgetId' => $filter->widget_id, 'taxonomy' => $filter->taxonomy, 'terms' => $filter->terms );
		}
		$price = array( 'min' => $filters->min_price, 'max' => $filters->max_price );
		$all = array( 'price' => array_filter( $price, 'is_int' ) ? $price : array() );
		foreach ( Filters::fixed_kinds() as $kind ) {
			$all[ $kind->string( 'name' ) ] = $filters->fixed( $kind->string( 'name' ) );
		}
		$all += array(
			'attributes' => $attributes,
			'categories' => $filters->categories,
			'taxonomies' => $taxonomies,
		);
		return array_filter( $all );
	}

	private static function filters_of( array $described ): Filters {
		$filters = ( new Filters() )
			->with_price( $described['price']['min'] ?? null, $described['price']['max'] ?? null )
			->with_categories( $described['categories'] ?? array() );
		foreach ( Filters::fixed_kinds() as $kind ) {
			$filters = $filters->with_fixed( $kind->string( 'name' ), $described[ $kind->string( 'name' ) ] ?? array() );
		}
		foreach ( $described['attributes'] ?? array() as $filter ) {
			$filters = $filters->with_attribute( $filter['attribute'], $filter['slug'], 'and' === $filter['operator'] );
		}
		foreach ( $described['taxonomies'] ?? array() as $filter ) {
			$filters = $filters->with_taxonomy( $filter['widgetId'], $filter['taxonomy'], $filter['terms'] );
		}
		return $filters;
	}

	private static function leads_to( string $url ): ?string {
		return CanonicalRedirect::target( $url, self::$schema );
	}

	/** @dataProvider cases_to_read */
	public function test_reads_a_filter_address( array $case ): void {
		self::assertSame( $case['filters'], self::described( ( new CatalogueUrl( $case['url'], self::$schema ) )->filters() ) );
	}

	/** @dataProvider cases_to_write */
	public function test_writes_a_filter_address( array $case ): void {
		self::assertSame( $case['written'], ( new CatalogueUrl( $case['url'], self::$schema ) )->url_with( self::filters_of( $case['filters'] ) ) );
	}

	public function test_addresses_of_forms_are_redirected_to_canonical_ones(): void {
		$targets = array(
			'/shop/page/2/?a=1&filter_color[]=&filter_color%5B%5D=blue&filter_color[]=red' => '/shop/?a=1&filter_color=blue,red&query_type_color=or',
			'/shop/?filter_color[]=blue&query_type_color=and' => '/shop/?filter_color=blue&query_type_color=and',
			'/shop/?filter_color[]=&query_type_color=and' => '/shop/',
			'/shop/?categories[]=&rating_filter=5' => '/shop/?rating_filter=5',
			// A price equal to its bound.
			'/shop/?min_price[bound]=10&min_price=10.00&max_price[bound]=100&max_price=40' => '/shop/?max_price=40',
			'/shop/?filter_color=blue,red&min_price=5&paged=2' => null,
			'/shop/?filter_material[]=wool&filter_colors[]=blue' => null,
		);
		foreach ( $targets as $url => $target ) {
			self::assertSame( $target, self::leads_to( $url ), $url );
		}
		foreach ( array( 'filter_color[][]=x', 'filter_color[a][b]=x&rating_filter[]=9', 'categories[__proto__]=x', 'min_price[]=5&min_price[bound]=%zz' ) as $query ) {
			self::assertNull( self::leads_to( (string) self::leads_to( "/shop/?$query" ) ), 'not again' );
		}
	}

	public function test_a_shop_may_join_several_terms_by_or(): void {
		$operator = static fn(): bool => ( new CatalogueUrl( '/shop/?filter_color=blue,red', self::$schema ) )->filters()->attributes[0]->needs_all;
		self::assertTrue( $operator() );
		add_filter( 'woocommerce_layered_nav_default_query_type', static fn(): string => 'or' );
		self::assertFalse( $operator() );
	}

	/** Returns the directives for search engines of a page with this query; `is_shown`: a filter of the plugin is on it. */
	private static function robots( string $query, bool $is_shown = true ): array {
		$before                 = $_SERVER['REQUEST_URI'] ?? '';
		$_SERVER['REQUEST_URI'] = '/shop/' . $query;
		$catalogue              = new CurrentCatalogue( self::site_shop() );
		if ( $is_shown ) {
			$catalogue->page();
		}
		$robots                 = ( new FilteredRobots( $catalogue ) )->forbid( array( 'max-image-preview' => 'large' ) );
		$_SERVER['REQUEST_URI'] = $before;
		return array_keys( array_filter( $robots ) );
	}

	public function test_pages_of_several_filters_are_not_to_be_indexed(): void {
		$forbidden = array( 'max-image-preview', 'noindex', 'follow' );
		self::assertSame( $forbidden, self::robots( '?filter_color=blue,green' ) );
		self::assertSame( $forbidden, self::robots( '?filter_color=blue&min_price=10' ) );
		$as_before = array( 'max-image-preview' );
		self::assertSame( $as_before, self::robots( '?filter_color=blue' ) );
		self::assertSame( $as_before, self::robots( '?orderby=price&paged=2' ) );
		self::assertSame( $as_before, self::robots( '?filter_color=blue,green', false ) );
	}
}
