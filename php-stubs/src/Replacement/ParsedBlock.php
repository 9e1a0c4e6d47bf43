<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Html\BlockPart;

defined( 'ABSPATH' ) || exit;

/** Validated parts of a parsed block, which filters of other plugins may have changed. */
final class ParsedBlock {
	/** Full name of the block; empty for HTML between blocks. */
	public string $name;

	/**
	 * Attributes as they were saved.
	 *
	 * @var array<string, mixed>
	 */
	public array $attributes = array();

	/**
	 * Parsed inner blocks.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $inner = array();

	/**
	 * Parsed block as it was passed.
	 *
	 * @var array<string, mixed>
	 */
	public array $parsed;

	/**
	 * Reads a parsed block.
	 *
	 * @param array<string, mixed> $parsed Parsed block as WordPress passes it to filters.
	 */
	public function __construct( array $parsed ) {
		$this->parsed     = $parsed;
		$this->name       = is_string( $parsed['blockName'] ?? null ) ? $parsed['blockName'] : '';
		$this->attributes = self::with_names( $parsed['attrs'] ?? null );
		foreach ( is_array( $parsed['innerBlocks'] ?? null ) ? $parsed['innerBlocks'] : array() as $inner ) {
			if ( is_array( $inner ) ) {
				$this->inner[] = self::with_names( $inner );
			}
		}
	}

	/**
	 * Returns the block's own HTML, with a placeholder for each inner block.
	 */
	public function outline(): string {
		$html      = '';
		$stand_ins = $this->stand_ins();
		foreach ( is_array( $this->parsed['innerContent'] ?? null ) ? $this->parsed['innerContent'] : array() as $piece ) {
			$html .= is_string( $piece ) ? $piece : (string) array_shift( $stand_ins );
		}
		return $html;
	}

	/**
	 * Returns an empty element for each inner block, as WooCommerce prints its parts.
	 *
	 * @return list<string>
	 */
	public function stand_ins(): array {
		$elements = array();
		foreach ( $this->inner as $parsed ) {
			$elements[] = BlockPart::html( ( new self( $parsed ) )->name );
		}
		return $elements;
	}

	/**
	 * True if the block has one of these names; for a product collection, the collection's name counts too.
	 *
	 * @param list<string> $names Full names.
	 */
	public function is_one_of( array $names ): bool {
		return in_array( $this->name, $names, true ) || in_array( $this->text( 'collection' ), $names, true );
	}

	/** Returns a string attribute; '' if there is none. */
	public function text( string $attribute ): string {
		$value = $this->attributes[ $attribute ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the first descendant with one of the names; null if there is none.
	 *
	 * @param list<string> $names Full names.
	 */
	public function find( array $names ): ?self {
		foreach ( $this->inner as $parsed ) {
			$inner = new self( $parsed );
			$found = $inner->is_one_of( $names ) ? $inner : $inner->find( $names );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns a block with inner blocks, as WordPress parses it.
	 *
	 * @param string                            $name       Full name of the block.
	 * @param array<string, mixed>              $attributes Attributes of the block.
	 * @param list<array<string, mixed>|string> $inside     Parsed inner blocks, and HTML between them.
	 * @return array<string, mixed>
	 */
	public static function holding( string $name, array $attributes, array $inside ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => array_values( array_filter( $inside, 'is_array' ) ),
			'innerHTML'    => '',
			'innerContent' => array_map( static fn( $part ): ?string => is_string( $part ) ? $part : null, $inside ),
		);
	}

	/**
	 * Returns the entries of an array with string keys.
	 *
	 * @param mixed $found Any value.
	 * @return array<string, mixed>
	 */
	private static function with_names( $found ): array {
		return is_array( $found ) ? array_filter( $found, 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}
}
