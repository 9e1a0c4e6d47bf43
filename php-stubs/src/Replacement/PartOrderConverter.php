<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\PartOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the order in which an editor has arranged the parts of WooCommerce's cart or checkout to that of the plugin's
 * block, by the table of data/carried-settings.json, as blocks/transforms/order.ts does for content that is converted
 * for good.
 */
final class PartOrderConverter {
	private const CROSS_SELLS = 'cart-cross-sells-block';

	/**
	 * Names of the plugin's parts by WooCommerce's part, in WooCommerce's order, by the part around them.
	 *
	 * @var array<string, array<string, list<string>>>
	 */
	private array $names = array();

	/**
	 * WooCommerce's parts in the order of the editor, by the part around them.
	 *
	 * @var array<string, list<string>>
	 */
	private array $found = array();

	/**
	 * Names of the plugin's parts in their default order.
	 *
	 * @var list<string>
	 */
	private array $known;

	/** Reads a block. */
	public function __construct( ParsedBlock $block ) {
		$name        = str_replace( 'woocommerce/', '', $block->name );
		$this->known = PartOrder::known( $name );
		$table       = DataFile::read( SettingsConverter::FILE )->object( $name )->object( 'order' );
		foreach ( $table->keys() as $around ) {
			$this->names[ $around ] = self::lists( $table->object( $around ) );
			$this->found[ $around ] = self::parts( $block->find( array( "woocommerce/$around" ) ), $this->names[ $around ] );
		}
	}

	/**
	 * Returns the names of the plugin's parts in the order of the editor; empty if it is WooCommerce's own.
	 *
	 * @return list<string>
	 */
	public function order(): array {
		$order = $this->known;
		foreach ( $this->found as $around => $parts ) {
			if ( $this->is_moved( $around ) ) {
				$lists = array_map( fn( string $part ): array => $this->names[ $around ][ $part ], $parts );
				$order = self::refill( $order, array_values( array_unique( array_merge( array(), ...$lists ) ) ) );
			}
		}
		return $this->known === $order ? array() : $order;
	}

	/** True if the parts in a part are in another order than WooCommerce's. */
	private function is_moved( string $around ): bool {
		return array_values( array_intersect( array_keys( $this->names[ $around ] ), $this->found[ $around ] ) ) !== $this->found[ $around ];
	}

	/** True if the plugin's block cannot have the order of the editor. */
	public function is_lost(): bool {
		$places = array_flip( PartOrder::resolve( $this->known, $this->order() ) );
		foreach ( $this->found as $around => $parts ) {
			$last = -1;
			foreach ( $this->is_moved( $around ) ? $parts : array() as $part ) {
				$first = $this->names[ $around ][ $part ][0] ?? null;
				$place = null === $first ? PHP_INT_MAX : $places[ $first ];
				if ( $place < $last ) {
					return true;
				}
				$last = $place;
			}
		}
		return false;
	}

	/**
	 * Returns the names with some of them in another order, at the places that they take together.
	 *
	 * @param list<string> $names All names.
	 * @param list<string> $moved Some of them.
	 * @return list<string>
	 */
	private static function refill( array $names, array $moved ): array {
		$waiting  = $moved;
		$refilled = array();
		foreach ( $names as $name ) {
			$refilled[] = in_array( $name, $moved, true ) ? (string) array_shift( $waiting ) : $name;
		}
		return $refilled;
	}

	/**
	 * Returns the lists of an object, by name.
	 *
	 * @return array<string, list<string>>
	 */
	private static function lists( JsonReader $lists ): array {
		$by_name = array();
		foreach ( $lists->keys() as $name ) {
			$by_name[ $name ] = $lists->strings( $name );
		}
		return $by_name;
	}

	/**
	 * Returns the parts in a block that have a counterpart, in its order.
	 *
	 * @param ParsedBlock|null            $around The block; null if there is none.
	 * @param array<string, list<string>> $names  Names of the counterparts by part.
	 * @return list<string>
	 */
	private static function parts( ?ParsedBlock $around, array $names ): array {
		$parts = array();
		foreach ( null === $around ? array() : $around->inner as $parsed ) {
			$inner = new ParsedBlock( $parsed );
			$name  = $inner->is_one_of( AddedBlocksConverter::CROSS_SELLS ) ? self::CROSS_SELLS : str_replace( 'woocommerce/', '', $inner->name );
			if ( isset( $names[ $name ] ) ) {
				$parts[] = $name;
			}
		}
		return array_values( array_unique( $parts ) );
	}
}
