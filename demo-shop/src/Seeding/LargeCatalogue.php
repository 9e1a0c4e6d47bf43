<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * Generates a catalogue of any size: the same products every time, with a realistic distribution of prices, sales,
 * stock and ratings, attributes with few and with many terms, and names that are short, long or in other scripts.
 * Entries have the shape of catalogue.json.
 */
final class LargeCatalogue {
	/** Prefix of the SKUs. */
	public const SKU = 'L-';

	/** Subcategories by category of the sample shop, nested. */
	public const CATEGORIES = array(
		'mugs'    => array(
			'Espresso cups' => array(),
			'Tea bowls'     => array(),
			'Travel mugs'   => array(
				'Insulated mugs' => array( 'Steel flasks' => array() ),
				'Folding cups'   => array(),
			),
			'Beer mugs'     => array(),
		),
		'tees'    => array(
			'Women'      => array(),
			'Men'        => array(),
			'Children'   => array(
				'Babies'    => array(),
				'Teenagers' => array(),
			),
			'Sportswear' => array(
				'Running' => array(),
				'Yoga'    => array(),
			),
		),
		'posters' => array(
			'Maps'       => array(
				'City maps'  => array(),
				'Sea charts' => array(),
			),
			'Nature'     => array(
				'Birds'     => array(),
				'Botany'    => array(),
				'Mountains' => array(),
			),
			'Typography' => array(),
		),
		'bags'    => array(
			'Backpacks' => array(
				'Day packs'        => array(),
				'Trekking and all that one needs for a week in the mountains' => array(),
			),
			'Totes'     => array(),
			'Luggage'   => array(
				'Weekenders'  => array(),
				'Cabin cases' => array(),
			),
			'Pouches'   => array(),
		),
	);

	private const COLORS    = array( 'Blue', 'Green', 'Red', 'Black', 'White', 'Yellow', 'Orange', 'Purple', 'Pink', 'Grey', 'Brown', 'Turquoise' );
	private const SIZES     = array( 'Small', 'Medium', 'Large' );
	private const MATERIALS = array( 'Cotton', 'Linen', 'Wool', 'Oak', 'Steel', 'Stoneware', 'Glass', 'Paper', 'Leather', 'Recycled polyester' );

	/** First and second halves of brand names: their combinations give 500 names. */
	private const MAKERS = array(
		array( 'Ald', 'Berg', 'Cor', 'Dun', 'Eik', 'Fjell', 'Gran', 'Holm', 'Ing', 'Jar', 'Kal', 'Lund', 'Mar', 'Nord', 'Øst', 'Pell', 'Quill', 'Ros', 'Sund', 'Tor', 'Ulv', 'Vest', 'Wil', 'Yr', 'Zel' ),
		array( 'en', 'hus', 'vik', 'mark', 'dal', 'stad', 'by', 'haven', 'wood', 'field', 'ton', 'ley', 'worth', 'bury', 'ford', 'gate', 'mill', 'stone', 'well', 'brook' ),
	);

	/** Brand names of other kinds, by their number. */
	private const OTHER_MAKERS = array(
		7   => '陶房',
		99  => 'Мастерская у моря',
		123 => 'Smith & Sons "The Potters"',
		250 => 'The Cooperative of Weavers, Dyers and Basket Makers of the Western Isles',
	);

	private const ADJECTIVES = array( 'Quiet', 'Morning', 'Salt', 'Old', 'Bright', 'Slow', 'Winter', 'Summer', 'Plain', 'Striped', 'Tall', 'Wide', 'Little', 'Great', 'Northern', 'Southern', 'Early', 'Late', 'Soft', 'Sturdy', 'Folded', 'Painted', 'Woven', 'Hidden' );
	private const PLACES     = array( 'Harbour', 'Island', 'Bay', 'Cliff', 'Dune', 'Meadow', 'Forest', 'River', 'Market', 'Station', 'Garden', 'Orchard', 'Bridge', 'Tower', 'Valley', 'Lake', 'Pier', 'Heath', 'Village', 'Cape', 'Lagoon', 'Marsh', 'Hill', 'Canal' );

	/** Product nouns by category of the sample shop. */
	private const NOUNS = array(
		'mugs'    => array( 'Mug', 'Cup', 'Bowl', 'Beaker', 'Tumbler', 'Flask' ),
		'tees'    => array( 'Tee', 'Shirt', 'Top', 'Jersey', 'Henley', 'Polo' ),
		'posters' => array( 'Poster', 'Print', 'Map', 'Chart', 'Screen Print', 'Postcard Set' ),
		'bags'    => array( 'Bag', 'Tote', 'Pack', 'Satchel', 'Pouch', 'Duffel' ),
	);

	/**
	 * Returns the attributes, in the shape of catalogue.json. Two names share a prefix, to catch filters that confuse
	 * them.
	 *
	 * @return list<array{name: string, slug: string, terms: list<string>}>
	 */
	public static function attributes(): array {
		$attributes = array();
		foreach ( array(
			'Color'     => self::COLORS,
			'Size'      => self::SIZES,
			'Size (EU)' => array_map( 'strval', range( 34, 48 ) ),
			'Material'  => self::MATERIALS,
			'Maker'     => array_map( array( self::class, 'maker' ), range( 0, 499 ) ),
		) as $name => $terms ) {
			$attributes[] = array(
				'name'  => $name,
				'slug'  => sanitize_title( $name ),
				'terms' => $terms,
			);
		}
		return $attributes;
	}

	/**
	 * @param int                         $number     Number of the product, from 1.
	 * @param array<string, list<string>> $categories Slugs of subcategories by category of the sample shop.
	 */
	public static function product( int $number, array $categories ): Input {
		$kinds = array_keys( self::NOUNS );
		$kind  = $kinds[ $number % 4 ];
		$color = self::pick( $number, 'color', self::COLORS );
		$price = self::price( $number );
		$entry = array(
			'sku'               => sprintf( '%s%05d', self::SKU, $number ),
			'type'              => self::dice( $number, 'type', 100 ) < 2 ? 'variable' : 'simple',
			'name'              => self::name( $number, $kind ),
			'kind'              => $kind,
			'categories'        => array( self::pick( $number, 'category', $categories[ $kind ] ) ),
			'regular_price'     => self::decimal( $price ),
			'sale_price'        => self::dice( $number, 'sale', 100 ) < 15 ? self::decimal( intdiv( $price * ( 65 + self::dice( $number, 'off', 30 ) ), 100 ) ) : '',
			'short_description' => 'Made to last by people who like what they do.',
			'sales'             => self::dice( $number, 'sales', 500 ),
			'created'           => gmmktime( 0, 0, 0, 1, 1, 2025 ) + 600 * $number,
			'picture'           => self::dice( $number, 'picture', 1000 ),
			'attributes'        => array(
				'color'    => array_values( array_unique( array( $color, self::dice( $number, 'two', 10 ) < 2 ? self::pick( $number, 'other', self::COLORS ) : $color ) ) ),
				'size'     => array( self::pick( $number, 'size', self::SIZES ) ),
				'size-eu'  => 'tees' === $kind ? array( (string) ( 34 + self::dice( $number, 'eu', 15 ) ) ) : array(),
				'material' => array( self::pick( $number, 'material', self::MATERIALS ) ),
				'maker'    => array( self::maker( self::dice( $number, 'maker', 500 ) ) ),
			),
		) + self::stock( $number ) + self::rating( $number );
		if ( self::dice( $number, 'category-2', 100 ) < 5 ) {
			$entry['categories'][] = self::pick( $number, 'category-3', $categories[ $kind ] );
		}
		if ( 'variable' === $entry['type'] ) {
			$entry['attributes']['size'] = self::SIZES;
			$entry['variations']         = self::variations( $entry['sku'], $price );
		}
		return Input::of( $entry );
	}

	/**
	 * Returns a brand name.
	 *
	 * @param int $place Index from 0 to 499.
	 */
	private static function maker( int $place ): string {
		list( $firsts, $seconds ) = self::MAKERS;
		return self::OTHER_MAKERS[ $place ] ?? $firsts[ intdiv( $place, count( $seconds ) ) ] . $seconds[ $place % count( $seconds ) ];
	}

	/** Returns a name that is unique among the first 13,824 products. */
	private static function name( int $number, string $kind ): string {
		$nouns = self::NOUNS[ $kind ];
		// 1009 is coprime to the number of combinations, so that each combination occurs once.
		$mixed     = intdiv( $number, 4 ) * 1009;
		$noun      = $nouns[ $mixed % count( $nouns ) ];
		$mixed     = intdiv( $mixed, count( $nouns ) );
		$place     = self::PLACES[ $mixed % count( self::PLACES ) ];
		$adjective = self::ADJECTIVES[ intdiv( $mixed, count( self::PLACES ) ) % count( self::ADJECTIVES ) ];
		$ending    = 0 === $number % 250 ? ' with everything that comes along in the box, for two & more' : '';
		return "$adjective $place $noun$ending";
	}

	/** Returns a price in minor units: many low ones, few high ones. */
	private static function price( int $number ): int {
		$part = self::dice( $number, 'price', 1000 ) / 1000;
		return 100 * (int) ( 3 + 240 * $part ** 3 ) + array( 0, 50, 95 )[ self::dice( $number, 'cents', 3 ) ];
	}

	/**
	 * Returns the stock: most products are in stock.
	 *
	 * @return array{stock_quantity: int, backorders: string}
	 */
	private static function stock( int $number ): array {
		$fate = self::dice( $number, 'stock', 100 );
		return array(
			'stock_quantity' => $fate < 88 ? 1 + self::dice( $number, 'pieces', 60 ) : 0,
			'backorders'     => $fate < 95 ? 'no' : 'notify',
		);
	}

	/**
	 * Returns the rating: two thirds of the products have reviews, most of them good.
	 *
	 * @return array{average_rating: string, review_count: int}
	 */
	private static function rating( int $number ): array {
		$is_rated = self::dice( $number, 'rated', 3 ) > 0;
		return array(
			'average_rating' => $is_rated ? number_format( 5 - 4 * ( self::dice( $number, 'stars', 100 ) / 99 ) ** 2, 2 ) : '0',
			'review_count'   => $is_rated ? 1 + self::dice( $number, 'reviews', 240 ) : 0,
		);
	}

	/**
	 * Returns one variation per size.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function variations( string $sku, int $price ): array {
		$variations = array();
		foreach ( self::SIZES as $place => $size ) {
			$variations[] = array(
				'sku'            => $sku . '-' . substr( $size, 0, 1 ),
				'regular_price'  => self::decimal( $price + 200 * $place ),
				'stock_quantity' => 5 * $place,
				'attributes'     => array( 'size' => $size ),
			);
		}
		return $variations;
	}

	/**
	 * Picks a value by a product's number.
	 *
	 * @param string       $what  Name of the choice, which seeds the random number.
	 * @param list<string> $among Possible values; not empty.
	 */
	private static function pick( int $number, string $what, array $among ): string {
		return $among[ self::dice( $number, $what, count( $among ) ) ];
	}

	/** Returns a deterministic pseudorandom number from 0 to $sides - 1. */
	private static function dice( int $number, string $what, int $sides ): int {
		return crc32( "$what $number" ) % $sides;
	}

	/** Formats an amount as a merchant enters it. */
	private static function decimal( int $minor_units ): string {
		return number_format( $minor_units / 100, 2, '.', '' );
	}
}
