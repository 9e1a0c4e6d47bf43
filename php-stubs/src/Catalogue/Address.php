<?php
/**
 * The address of a page with filters.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the filters of an address and writes others into it. Pages of products are dropped then; every other argument stays as
 * it is, byte for byte and in its place. The same rules as src/domain/catalogue; test/fixtures/catalogue/addresses.json holds
 * the two together.
 */
final class Address {
	/** Names of arguments that tell which page of products is shown. */
	private const PAGINATION = '/^(?:paged?|product-page|query-(?:\d+-)?page|e-page-\w+)$/D';

	/** Of a page's path, behind the page itself. */
	private const PAGINATED_PATH = '~/page/\d+(/?)$~D';

	/**
	 * The whole address.
	 *
	 * @var string
	 */
	private $url;

	/**
	 * What the shop's addresses can say.
	 *
	 * @var Vocabulary
	 */
	private $vocabulary;

	/**
	 * Takes an address.
	 *
	 * @param string     $url        Absolute.
	 * @param Vocabulary $vocabulary What the shop's addresses can say.
	 */
	public function __construct( string $url, Vocabulary $vocabulary ) {
		$this->url        = $url;
		$this->vocabulary = $vocabulary;
	}

	/** The filters that it tells. */
	public function filters(): Filters {
		parse_str( $this->query(), $arguments );
		return Filters::from_arguments( $arguments, $this->vocabulary );
	}

	/**
	 * This address with other filters.
	 *
	 * @param Filters $filters What is filtered by.
	 */
	public function url_with( Filters $filters ): string {
		$pairs = $this->other_pairs();
		foreach ( ArgumentWriter::write( $filters, $this->vocabulary->minor_unit ) as $name => $value ) {
			$pairs[] = self::encode( (string) $name ) . '=' . self::encode( $value );
		}
		return $this->path() . ( array() === $pairs ? '' : '?' . implode( '&', $pairs ) ) . $this->fragment();
	}

	/** Where a form with other filters leads: this address without arguments and pages. */
	public function path(): string {
		return (string) preg_replace( self::PAGINATED_PATH, '$1', explode( '?', explode( '#', $this->url, 2 )[0], 2 )[0] );
	}

	/**
	 * Its arguments, for a form that is to say them all.
	 *
	 * @return list<array{string, string}> Names and values, decoded.
	 */
	public function arguments(): array {
		$arguments = array();
		foreach ( $this->pairs() as $pair ) {
			$parts       = array_map( 'urldecode', explode( '=', $pair, 2 ) );
			$arguments[] = array( $parts[0], $parts[1] ?? '' );
		}
		return $arguments;
	}

	/** What the shop's addresses can say. */
	public function vocabulary(): Vocabulary {
		return $this->vocabulary;
	}

	/**
	 * Arguments that are not about filters or pages, as they are.
	 *
	 * @return list<string>
	 */
	private function other_pairs(): array {
		$pairs = array();
		foreach ( $this->pairs() as $pair ) {
			// In PHP filter_color[] is an array that is called filter_color.
			$name = explode( '[', urldecode( explode( '=', $pair, 2 )[0] ), 2 )[0];
			if ( ! $this->is_replaced( $name ) ) {
				$pairs[] = $pair;
			}
		}
		return $pairs;
	}

	/**
	 * Whether an argument goes when the filters change.
	 *
	 * @param string $name Decoded.
	 */
	private function is_replaced( string $name ): bool {
		return 1 === preg_match( self::PAGINATION, $name ) || null !== ArgumentName::read( $name, $this->vocabulary );
	}

	/**
	 * The arguments, each as it is.
	 *
	 * @return list<string>
	 */
	private function pairs(): array {
		return array_values( array_diff( explode( '&', $this->query() ), array( '' ) ) );
	}

	/** The arguments, encoded. */
	private function query(): string {
		return explode( '?', explode( '#', $this->url, 2 )[0], 2 )[1] ?? '';
	}

	/** With its #, empty where there is none. */
	private function fragment(): string {
		return (string) strstr( $this->url, '#' );
	}

	/**
	 * A name or a value as JavaScript's encodeURIComponent() writes it, commas left as they are.
	 *
	 * @param string $text Decoded.
	 */
	private static function encode( string $text ): string {
		return strtr(
			rawurlencode( $text ),
			array(
				'%2C' => ',',
				'%21' => '!',
				'%27' => "'",
				'%28' => '(',
				'%29' => ')',
				'%2A' => '*',
			)
		);
	}
}
