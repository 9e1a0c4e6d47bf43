<?php
/**
 * The page's address and the filters: what src/domain/catalogue does, PHP does alike.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\Address;
use StorefrontIslands\Catalogue\CanonicalRedirect;
use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Catalogue\Vocabulary;

$fixture    = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/catalogue/addresses.json' ), true );
$vocabulary = new Vocabulary( $fixture['rules']['minorUnit'], $fixture['rules']['attributes'] );

/** Filters as the fixture writes them, the empty ones left out. */
$described = static function ( Filters $filters ): array {
	$attributes = array();
	foreach ( $filters->attributes as $filter ) {
		$attributes[] = array( 'attribute' => $filter->taxonomy, 'operator' => $filter->needs_all ? 'and' : 'in', 'slug' => $filter->slugs );
	}
	$taxonomies = array();
	foreach ( $filters->taxonomies as $filter ) {
		$taxonomies[] = array( 'widgetId' => $filter->widget_id, 'taxonomy' => $filter->taxonomy, 'terms' => $filter->terms );
	}
	$price = array( 'min' => $filters->min_price, 'max' => $filters->max_price );
	$all   = array(
		'price'      => array_filter( $price, 'is_int' ) ? $price : array(),
		'ratings'    => $filters->ratings,
		'stock'      => $filters->stock,
		'attributes' => $attributes,
		'categories' => $filters->categories,
		'taxonomies' => $taxonomies,
	);
	return array_filter( $all );
};
$filters_of = static function ( array $described ): Filters {
	$filters = ( new Filters() )
		->with_price( $described['price']['min'] ?? null, $described['price']['max'] ?? null )
		->with_ratings( $described['ratings'] ?? array() )
		->with_stock( $described['stock'] ?? array() )
		->with_categories( $described['categories'] ?? array() );
	foreach ( $described['attributes'] ?? array() as $filter ) {
		$filters = $filters->with_attribute( $filter['attribute'], $filter['slug'], 'and' === $filter['operator'] );
	}
	foreach ( $described['taxonomies'] ?? array() as $filter ) {
		$filters = $filters->with_taxonomy( $filter['widgetId'], $filter['taxonomy'], $filter['terms'] );
	}
	return $filters;
};
$leads_to   = static function ( string $url ) use ( $vocabulary ): ?string {
	return CanonicalRedirect::target( $url, $vocabulary );
};

$tests = array();
foreach ( $fixture['read'] as $case ) {
	$tests[ 'reads ' . $case['name'] ] = static function () use ( $case, $vocabulary, $described ): void {
		same( $case['filters'], $described( ( new Address( $case['url'], $vocabulary ) )->filters() ) );
	};
}
foreach ( $fixture['write'] as $case ) {
	$tests[ 'writes ' . $case['name'] ] = static function () use ( $case, $vocabulary, $filters_of ): void {
		same( $case['written'], ( new Address( $case['url'], $vocabulary ) )->url_with( $filters_of( $case['filters'] ) ) );
	};
}

return $tests + array(
	'a form’s lists lead on to commas'                => static function () use ( $leads_to ): void {
		same( '/shop/?a=1&filter_color=blue,red&query_type_color=or', $leads_to( '/shop/page/2/?a=1&filter_color[]=&filter_color%5B%5D=blue&filter_color[]=red' ) );
		same( '/shop/?filter_color=blue&query_type_color=and', $leads_to( '/shop/?filter_color[]=blue&query_type_color=and' ) );
	},
	'what a form leaves empty goes'                   => static function () use ( $leads_to ): void {
		same( '/shop/', $leads_to( '/shop/?filter_color[]=&query_type_color=and' ) );
		same( '/shop/?rating_filter=5', $leads_to( '/shop/?categories[]=&rating_filter=5' ) );
	},
	'a price at the bound of its field goes'          => static function () use ( $leads_to ): void {
		same( '/shop/?max_price=40', $leads_to( '/shop/?min_price[bound]=10&min_price=10.00&max_price[bound]=100&max_price=40' ) );
	},
	'an address that is as it should be leads nowhere' => static function () use ( $leads_to ): void {
		same( null, $leads_to( '/shop/?filter_color=blue,red&min_price=5&paged=2' ) );
		same( null, $leads_to( '/shop/?filter_material[]=wool&filter_colors[]=blue' ) );
	},
	'where it leads to leads no further'              => static function () use ( $leads_to ): void {
		foreach ( array( 'filter_color[][]=x', 'filter_color[a][b]=x&rating_filter[]=9', 'categories[__proto__]=x', 'min_price[]=5&min_price[bound]=%zz' ) as $query ) {
			$target = $leads_to( '/shop/?' . $query );
			same( null, $leads_to( (string) $target ) );
		}
	},
);
