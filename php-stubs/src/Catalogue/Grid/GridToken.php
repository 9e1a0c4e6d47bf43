<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Catalogue\Query\TermSets;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that a grid is rendered from besides the URL: its id, its position on the page, its block's attributes and
 * the query of its page. It is printed in the page as the grid's widget_id, so that the server can render the grid
 * again without the page, which may come from a cache or a template. Anybody can create a token: it only selects public
 * products, and GridOptions and asked() restrict it to values that a block could have had.
 */
final class GridToken {
	/** Matches a valid id, which is part of the argument e-filter-{id}-{taxonomy}. */
	private const ID = '/^\w{1,40}$/D';

	/** Maximum length of a search text. */
	private const MAX_LENGTH = 200;

	/** Id, as in e-filter-{id}-{taxonomy}. */
	public string $id;

	/** Position of the grid on the page, from 0. */
	public int $place;

	/**
	 * Saved attributes of the block, to be read by GridOptions.
	 *
	 * @var array<string, mixed>
	 */
	public array $attributes;

	/**
	 * Query of the page itself, see Catalogue\Query\PageQuery.
	 *
	 * @var array<string, mixed>
	 */
	public array $page_query;

	/**
	 * @param int                  $place      Position of the grid on the page, from 0.
	 * @param array<string, mixed> $attributes Saved attributes of the block.
	 * @param array<string, mixed> $page_query      Query of the page itself.
	 */
	public function __construct( int $place, array $attributes, array $page_query ) {
		$id               = $attributes['widgetId'] ?? '';
		$this->id         = is_string( $id ) && 1 === preg_match( self::ID, $id ) ? $id : 'g' . $place;
		$this->place      = $place;
		$this->attributes = array_intersect_key( $attributes, GridOptions::DEFAULTS );
		$this->page_query      = $page_query;
	}

	/**
	 * Returns the token of the same grid with the products that the visitor has viewed, if it lists those.
	 *
	 * @param mixed $products Ids of the products.
	 */
	public function with_viewed( $products ): self {
		return ProductSelection::VIEWED === ( $this->attributes['collection'] ?? '' )
			? new self( $this->place, array( 'widgetId' => $this->id, 'products' => $products ) + $this->attributes, $this->page_query )
			: $this;
	}

	/** Returns the token as text: the id, a full stop, and the other values as JSON in base64url. */
	public function text(): string {
		$rest = array(
			'p' => $this->place,
			'a' => (object) array_filter( $this->attributes, array( self::class, 'is_changed' ), ARRAY_FILTER_USE_BOTH ),
			'q' => (object) $this->page_query,
		);
		return $this->id . '.' . rtrim( strtr( base64_encode( (string) wp_json_encode( $rest ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Part of an address-safe token.
	}

	/**
	 * True if an attribute differs from its default.
	 *
	 * @param mixed $value Value of the attribute.
	 */
	private static function is_changed( $value, string $name ): bool {
		return GridOptions::DEFAULTS[ $name ] !== $value;
	}

	/**
	 * Parses a token; null if it is invalid.
	 *
	 * @param string $text Text as text() returns it, or anything else.
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
		return new self( $place, array( 'widgetId' => $parts[0] ) + self::named( $attributes ), self::page_query( new JsonReader( $rest['q'] ?? array() ) ) );
	}

	/**
	 * Converts the keys to strings.
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
	 * Returns the valid part of a token's page query.
	 *
	 * @return array<string, mixed>
	 */
	private static function page_query( JsonReader $said ): array {
		$page_query = array( 'catalog_visibility' => 'search' === $said->string( 'catalog_visibility' ) ? 'search' : 'catalog' );
		foreach ( TermSets::of( $said->all() ) as $set ) {
			$page_query = TermSets::with( $page_query, $set['taxonomy'], $set['terms'] );
		}
		if ( '' !== $said->string( 'search' ) ) {
			$page_query['search'] = mb_substr( $said->string( 'search' ), 0, self::MAX_LENGTH );
		}
		if ( $said->has( PageQuery::PAGE ) ) {
			$page_query[ PageQuery::PAGE ] = $said->string( PageQuery::PAGE );
		}
		return $page_query;
	}
}
