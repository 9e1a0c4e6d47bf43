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
 * Tells the filters of an address and writes others into it, by the same rules as src/domain/catalogue/address.ts;
 * test/fixtures/catalogue/addresses.json holds the two together. Besides, a form's lists (`filter_color[]=blue`) are read here.
 */
final class Address {
	/** Arguments that tell which page of products is shown. */
	private const PAGINATION = '/^(?:paged?|product-page|query-(?:\d+-)?page|e-page-\w+)$/D';

	/** Of a page's path, behind the page itself. */
	private const PAGINATED_PATH = '~/page/\d+(/?)$~D';

	/**
	 * All before the arguments.
	 *
	 * @var string
	 */
	private $path;

	/**
	 * In their order.
	 *
	 * @var list<Argument>
	 */
	private $arguments = array();

	/**
	 * With its #; empty where there is none.
	 *
	 * @var string
	 */
	private $fragment;

	/**
	 * What the shop's addresses can say.
	 *
	 * @var Vocabulary
	 */
	private $vocabulary;

	/**
	 * Takes an address.
	 *
	 * @param string     $url        Absolute or relative.
	 * @param Vocabulary $vocabulary What the shop's addresses can say.
	 */
	public function __construct( string $url, Vocabulary $vocabulary ) {
		$this->vocabulary = $vocabulary;
		$this->fragment   = (string) strstr( $url, '#' );
		$parts            = explode( '?', explode( '#', $url, 2 )[0], 2 );
		$this->path       = $parts[0];
		$query            = $parts[1] ?? '';
		foreach ( array_diff( explode( '&', $query ), array( '' ) ) as $raw ) {
			$this->arguments[] = new Argument( $raw );
		}
	}

	/** The filters that it tells. What is malformed or too much counts as not there. */
	public function filters(): Filters {
		$given = array();
		$lists = array();
		foreach ( $this->arguments as $argument ) {
			if ( null === $argument->name || null === ArgumentName::read( $argument->name, $this->vocabulary ) ) {
				continue;
			}
			if ( null === $argument->key ) {
				// Of several arguments of one name the last one counts, at the place of the first.
				$given[ $argument->name ] = $argument->value;
			} else {
				$lists[ $argument->name ][] = $argument;
			}
		}
		foreach ( $lists as $name => $arguments ) {
			$given[ $name ] = self::value_of_list( $arguments, $given[ $name ] ?? '' );
		}
		return Filters::from_arguments( $given, $this->vocabulary );
	}

	/**
	 * The address that tells these filters instead of its own: its first page, every other argument as it was and where it was.
	 *
	 * @param Filters $filters What is filtered by.
	 */
	public function url_with( Filters $filters ): string {
		$pairs = array();
		foreach ( $this->arguments as $argument ) {
			$name = (string) $argument->name;
			if ( 1 !== preg_match( self::PAGINATION, $name ) && null === ArgumentName::read( $name, $this->vocabulary ) ) {
				$pairs[] = $argument->raw;
			}
		}
		foreach ( $filters->to_arguments( $this->vocabulary ) as $name => $value ) {
			$pairs[] = Argument::encode( (string) $name ) . '=' . Argument::encode( $value );
		}
		return $this->path() . ( array() === $pairs ? '' : '?' . implode( '&', $pairs ) ) . $this->fragment;
	}

	/** The address of its first page without arguments: where a form leads. */
	public function path(): string {
		return (string) preg_replace( self::PAGINATED_PATH, '$1', $this->path );
	}

	/**
	 * Its arguments, for a form that is to say them all.
	 *
	 * @return list<array{string, string}> Names and values, decoded.
	 */
	public function arguments(): array {
		$arguments = array();
		foreach ( $this->arguments as $argument ) {
			if ( null !== $argument->name && '' !== $argument->name ) {
				$name        = null === $argument->key ? $argument->name : urldecode( explode( '=', $argument->raw, 2 )[0] );
				$arguments[] = array( $name, $argument->value );
			}
		}
		return $arguments;
	}

	/** Whether a filter stands in it as a form writes lists. */
	public function is_of_form(): bool {
		foreach ( $this->arguments as $argument ) {
			if ( null !== $argument->key && null !== ArgumentName::read( (string) $argument->name, $this->vocabulary ) ) {
				return true;
			}
		}
		return false;
	}

	/** What the shop's addresses can say. */
	public function vocabulary(): Vocabulary {
		return $this->vocabulary;
	}

	/**
	 * What a form's arguments of one name say: values with commas; a price, unless it stands at the bound of its field, which the
	 * form says beside it.
	 *
	 * @param list<Argument> $arguments Lists of one name.
	 * @param string         $plain     What the argument of that name says that is no list.
	 */
	private static function value_of_list( array $arguments, string $plain ): string {
		$values = array_column( $arguments, 'value', 'key' );
		if ( isset( $values['bound'] ) ) {
			return (float) $plain === (float) $values['bound'] ? '' : $plain;
		}
		return implode( ',', array_column( $arguments, 'value' ) );
	}
}
