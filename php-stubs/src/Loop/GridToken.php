<?php
/**
 * What a grid is known by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Loop;

use StorefrontIslands\Views\Catalogue\GridOptions;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/**
 * All that a grid was made of besides the address: its id, its place on the page, its block's attributes and what its page
 * asks for. It travels with the page as the grid's widget_id, so that the server can make the grid anew without knowing the
 * page, which may come from a cache or a template. Everybody can write one: it only says which public products are shown,
 * and GridOptions and asked() hold it to what a block could have asked.
 */
final class GridToken {
	/** What an id may be: part of the argument e-filter-{id}-{taxonomy}. */
	private const ID = '/^\w{1,40}$/D';

	/** Longest search text and longest list of ids or slugs in one text. */
	private const LONGEST = 200;

	/** Most terms of an attribute. */
	private const MOST_TERMS = 100;

	/**
	 * The id, as e-filter-{id}-{taxonomy} names it.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * The grid's place on the page, from 0.
	 *
	 * @var int
	 */
	public $place;

	/**
	 * The block's attributes as they were saved; to be read by GridOptions.
	 *
	 * @var array<string, mixed>
	 */
	public $attributes;

	/**
	 * What the page itself asks for, see Catalogue\PageQuery.
	 *
	 * @var array<string, mixed>
	 */
	public $asked;

	/**
	 * Takes what the grid was made of.
	 *
	 * @param int                  $place      Its place on the page, from 0.
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param array<string, mixed> $asked      What the page itself asks for.
	 */
	public function __construct( int $place, array $attributes, array $asked ) {
		$id               = $attributes['widgetId'] ?? '';
		$this->id         = is_string( $id ) && 1 === preg_match( self::ID, $id ) ? $id : 'g' . $place;
		$this->place      = $place;
		$this->attributes = array_intersect_key( $attributes, GridOptions::DEFAULTS );
		$this->asked      = $asked;
	}

	/** The token as text: the id, a full stop, and the rest as JSON in base64url. */
	public function text(): string {
		$rest = array(
			'p' => $this->place,
			'a' => (object) array_diff_assoc( array_filter( $this->attributes, 'is_scalar' ), GridOptions::DEFAULTS ),
			'q' => (object) $this->asked,
		);
		return $this->id . '.' . rtrim( strtr( base64_encode( (string) wp_json_encode( $rest ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Part of an address-safe token.
	}

	/**
	 * Reads a token; null where it is none.
	 *
	 * @param string $text As text() gives it, or anything.
	 */
	public static function read( string $text ): ?self {
		$parts = explode( '.', $text, 2 );
		$json  = base64_decode( strtr( $parts[1] ?? '', '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Part of an address-safe token.
		$rest  = json_decode( (string) $json, true, 8 );
		if ( ! is_array( $rest ) || 1 !== preg_match( self::ID, $parts[0] ) ) {
			return null;
		}
		$attributes = is_array( $rest['a'] ?? null ) ? $rest['a'] : array();
		$place      = is_int( $rest['p'] ?? null ) ? max( 0, min( 1000, $rest['p'] ) ) : 0;
		return new self( $place, array( 'widgetId' => $parts[0] ) + self::named( $attributes ), self::asked( new Data( $rest['q'] ?? array() ) ) );
	}

	/**
	 * Only what has a name.
	 *
	 * @param array<array-key, mixed> $values Decoded JSON.
	 * @return array<string, mixed>
	 */
	private static function named( array $values ): array {
		$named = array();
		foreach ( $values as $name => $value ) {
			$named[ (string) $name ] = $value;
		}
		return $named;
	}

	/**
	 * What a page may ask for, of what a token says.
	 *
	 * @param Data $said What it says.
	 * @return array<string, mixed>
	 */
	private static function asked( Data $said ): array {
		$asked = array( 'catalog_visibility' => 'search' === $said->string( 'catalog_visibility' ) ? 'search' : 'catalog' );
		foreach ( array( 'category', 'tag', 'brand' ) as $name ) {
			if ( 1 === preg_match( '/^\d[\d,]{0,' . ( self::LONGEST - 1 ) . '}$/D', $said->string( $name ) ) ) {
				$asked[ $name ] = $said->string( $name );
			}
		}
		if ( '' !== $said->string( 'search' ) ) {
			$asked['search'] = mb_substr( $said->string( 'search' ), 0, self::LONGEST );
		}
		$attributes = self::attributes( $said );
		if ( array() !== $attributes ) {
			$asked['attributes'] = $attributes;
		}
		return $asked;
	}

	/**
	 * The attribute whose page it is, as a list of none or one.
	 *
	 * @param Data $said What a token says.
	 * @return list<array{attribute: string, slug: list<string>, operator: string}>
	 */
	private static function attributes( Data $said ): array {
		$first = $said->objects( 'attributes' )[0] ?? null;
		if ( null === $first || 0 !== strpos( $first->string( 'attribute' ), 'pa_' ) || array() === $first->strings( 'slug' ) ) {
			return array();
		}
		return array(
			array(
				'attribute' => mb_substr( $first->string( 'attribute' ), 0, self::LONGEST ),
				'slug'      => array_slice( $first->strings( 'slug' ), 0, self::MOST_TERMS ),
				'operator'  => 'and' === $first->string( 'operator' ) ? 'and' : 'in',
			),
		);
	}
}
