<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the filters of a URL and writes others into it, by the same rules as src/domain/catalogue/address.ts;
 * test/fixtures/catalogue/addresses.json tests both. In addition, this class reads the lists of a form
 * (`filter_color[]=blue`).
 */
final class CatalogueUrl {
	/** URL before the query. */
	private string $path;

	/**
	 * Query arguments in their order.
	 *
	 * @var list<Argument>
	 */
	private array $arguments = array();

	/** Fragment with its #; empty if there is none. */
	private string $fragment;

	private FilterSchema $schema;

	/** True if the path ends in the number of a page, "/lamps/2/", which only WordPress tells from a slug. */
	private bool $has_number;

	/**
	 * @param string $url Absolute or relative URL.
	 * @param bool $has_number True if the path ends in the number of a page, as a single post's does.
	 */
	public function __construct( string $url, FilterSchema $schema, bool $has_number = false ) {
		$this->schema     = $schema;
		$this->has_number = $has_number;
		$this->fragment   = (string) strstr( $url, '#' );
		$parts            = explode( '?', explode( '#', $url, 2 )[0], 2 );
		$this->path       = $parts[0];
		$query            = $parts[1] ?? '';
		foreach ( array_diff( explode( '&', $query ), array( '' ) ) as $raw ) {
			$this->arguments[] = new Argument( $raw );
		}
	}

	/** Returns the filters of the URL. Malformed filters and those beyond the limits are ignored. */
	public function filters(): Filters {
		$given = array();
		$lists = array();
		foreach ( $this->arguments as $argument ) {
			if ( null === $argument->name || null === ArgumentName::read( $argument->name, $this->schema ) ) {
				continue;
			}
			if ( null === $argument->key ) {
				// Of several arguments with the same name the last one applies, at the position of the first.
				$given[ $argument->name ] = $argument->value;
			} else {
				$lists[ $argument->name ][] = $argument;
			}
		}
		foreach ( $lists as $name => $arguments ) {
			$given[ $name ] = self::value_of_list( $arguments, $given[ $name ] ?? '' );
			$argument       = ArgumentName::read( $name, $this->schema );
			if ( null !== $argument && ArgumentName::ATTRIBUTE === $argument->kind ) {
				// WooCommerce reads no such lists: they are sent by forms of filters that name "and".
				$given += array( ArgumentName::of_operator( $argument->taxonomy ) => 'or' );
			}
		}
		return Filters::from_arguments( $given, $this->schema );
	}

	/**
	 * Returns the URL with other filters: its first page, with every other argument unchanged and in the same order.
	 */
	public function url_with( Filters $filters ): string {
		$pagination = '/' . ArgumentName::names()->string( 'pagination' ) . '/D';
		$is_page    = static fn( Argument $argument ): bool => 1 === preg_match( $pagination, (string) $argument->name );
		return $this->path() . $this->query_with( $filters, $is_page ) . $this->fragment;
	}

	/** Returns the URL with other filters, on the same page of a list. */
	public function page_with( Filters $filters ): string {
		return $this->path . $this->query_with( $filters, static fn(): bool => false ) . $this->fragment;
	}

	/**
	 * Returns the query with other filters, from its "?" on.
	 *
	 * @param callable(Argument): bool $is_out True for arguments that are left out.
	 */
	private function query_with( Filters $filters, callable $is_out ): string {
		$pairs = array();
		foreach ( $this->arguments as $argument ) {
			if ( ! $is_out( $argument ) && null === ArgumentName::read( (string) $argument->name, $this->schema ) ) {
				$pairs[] = $argument->raw;
			}
		}
		foreach ( $filters->to_arguments( $this->schema ) as $name => $value ) {
			$pairs[] = Argument::encode( (string) $name ) . '=' . Argument::encode( $value );
		}
		return array() === $pairs ? '' : '?' . implode( '&', $pairs );
	}

	/** Returns the URL of the first page without query arguments: the action of a form. */
	public function path(): string {
		$names = ArgumentName::names();
		$path  = (string) preg_replace( '~' . $names->string( 'paginatedPath' ) . '~D', '$1', $this->path );
		return $path === $this->path && $this->has_number ? (string) preg_replace( '~' . $names->string( 'numberedPath' ) . '~D', '$1', $path ) : $path;
	}

	/** Returns the path without scheme and host if it ends in the number of a page; empty otherwise. */
	public function numbered_path(): string {
		return $this->has_number ? (string) wp_parse_url( $this->path, PHP_URL_PATH ) : '';
	}

	/**
	 * Returns the query arguments, for a form that has to send all of them.
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

	/** True if a filter has the array notation in which a form sends lists. */
	public function is_of_form(): bool {
		foreach ( $this->arguments as $argument ) {
			if ( null !== $argument->key && null !== ArgumentName::read( (string) $argument->name, $this->schema ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the filter arguments that the shop's URLs may contain. */
	public function schema(): FilterSchema {
		return $this->schema;
	}

	/**
	 * Returns the value of a form's array arguments: values separated by commas; for a price, empty if it equals the
	 * bound of its field, which the form sends along.
	 *
	 * @param list<Argument> $arguments Array arguments of one name.
	 * @param string         $plain     Value of the argument of that name without brackets.
	 */
	private static function value_of_list( array $arguments, string $plain ): string {
		$values = array_column( $arguments, 'value', 'key' );
		if ( isset( $values['bound'] ) ) {
			return (float) $plain === (float) $values['bound'] ? '' : $plain;
		}
		return implode( ',', array_column( $arguments, 'value' ) );
	}
}
