<?php
/**
 * A catalogue of any size.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * Makes products up, the same ones every time: prices, sales, stock and ratings are spread as a shop's are, attributes have
 * few terms and many, names are short, long and in other scripts. Entries have the shape of catalogue.json.
 */
final class LargeCatalogue {
	/** What the SKUs begin with. */
	public const SKU = 'L-';

	/** Category of the sample shop to the categories below it, and so on. */
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

	/** First halves and second halves of makers' names: each with each is one of 500. */
	private const MAKERS = array(
		array( 'Ald', 'Berg', 'Cor', 'Dun', 'Eik', 'Fjell', 'Gran', 'Holm', 'Ing', 'Jar', 'Kal', 'Lund', 'Mar', 'Nord', 'Øst', 'Pell', 'Quill', 'Ros', 'Sund', 'Tor', 'Ulv', 'Vest', 'Wil', 'Yr', 'Zel' ),
		array( 'en', 'hus', 'vik', 'mark', 'dal', 'stad', 'by', 'haven', 'wood', 'field', 'ton', 'ley', 'worth', 'bury', 'ford', 'gate', 'mill', 'stone', 'well', 'brook' ),
	);

	/** Makers with names of other kinds, by their number. */
	private const OTHER_MAKERS = array(
		7   => '陶房',
		99  => 'Мастерская у моря',
		123 => 'Smith & Sons "The Potters"',
		250 => 'The Cooperative of Weavers, Dyers and Basket Makers of the Western Isles',
	);

	private const ADJECTIVES = array( 'Quiet', 'Morning', 'Salt', 'Old', 'Bright', 'Slow', 'Winter', 'Summer', 'Plain', 'Striped', 'Tall', 'Wide', 'Little', 'Great', 'Northern', 'Southern', 'Early', 'Late', 'Soft', 'Sturdy', 'Folded', 'Painted', 'Woven', 'Hidden' );
	private const PLACES     = array( 'Harbour', 'Island', 'Bay', 'Cliff', 'Dune', 'Meadow', 'Forest', 'River', 'Market', 'Station', 'Garden', 'Orchard', 'Bridge', 'Tower', 'Valley', 'Lake', 'Pier', 'Heath', 'Village', 'Cape', 'Lagoon', 'Marsh', 'Hill', 'Canal' );

	/** What a product of each of the sample shop's categories is called. */
	private const NOUNS = array(
		'mugs'    => array( 'Mug', 'Cup', 'Bowl', 'Beaker', 'Tumbler', 'Flask' ),
		'tees'    => array( 'Tee', 'Shirt', 'Top', 'Jersey', 'Henley', 'Polo' ),
		'posters' => array( 'Poster', 'Print', 'Map', 'Chart', 'Screen Print', 'Postcard Set' ),
		'bags'    => array( 'Bag', 'Tote', 'Pack', 'Satchel', 'Pouch', 'Duffel' ),
	);

	/**
	 * The attributes, in the shape of catalogue.json. Two begin alike: no filter may confuse them.
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
	 * One product.
	 *
	 * @param int                         $number     From 1.
	 * @param array<string, list<string>> $categories Category of the sample shop to the slugs of those below it.
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
	 * A maker's name.
	 *
	 * @param int $place From 0 to below 500.
	 */
	private static function maker( int $place ): string {
		list( $firsts, $seconds ) = self::MAKERS;
		return self::OTHER_MAKERS[ $place ] ?? $firsts[ intdiv( $place, count( $seconds ) ) ] . $seconds[ $place % count( $seconds ) ];
	}

	/** A name that no other product has, in the first 13,824. */
	private static function name( int $number, string $kind ): string {
		$nouns = self::NOUNS[ $kind ];
		// 1009 has no divisor in common with how many combinations there are: each comes once.
		$mixed     = intdiv( $number, 4 ) * 1009;
		$noun      = $nouns[ $mixed % count( $nouns ) ];
		$mixed     = intdiv( $mixed, count( $nouns ) );
		$place     = self::PLACES[ $mixed % count( self::PLACES ) ];
		$adjective = self::ADJECTIVES[ intdiv( $mixed, count( self::PLACES ) ) % count( self::ADJECTIVES ) ];
		$ending    = 0 === $number % 250 ? ' with everything that comes along in the box, for two & more' : '';
		return "$adjective $place $noun$ending";
	}

	/** A price in minor units: many low ones, few high ones. */
	private static function price( int $number ): int {
		$part = self::dice( $number, 'price', 1000 ) / 1000;
		return 100 * (int) ( 3 + 240 * $part ** 3 ) + array( 0, 50, 95 )[ self::dice( $number, 'cents', 3 ) ];
	}

	/**
	 * Pieces: most products have some.
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
	 * Stars: two in three products have been reviewed, most of them well.
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
	 * One variation of each size.
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
	 * One of several, by a product's number.
	 *
	 * @param int          $number The product's.
	 * @param string       $what   What is chosen: each has dice of its own.
	 * @param list<string> $among  The choices; not none.
	 */
	private static function pick( int $number, string $what, array $among ): string {
		return $among[ self::dice( $number, $what, count( $among ) ) ];
	}

	/** A number from 0 to below the sides, the same one every time. */
	private static function dice( int $number, string $what, int $sides ): int {
		return crc32( "$what $number" ) % $sides;
	}

	/** An amount as a merchant types it. */
	private static function decimal( int $minor_units ): string {
		return number_format( $minor_units / 100, 2, '.', '' );
	}
}
