<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Marks of products whose facts may have changed. A mark is a row of the database that is there before the change is
 * answered; sets are brought up to date later, by whoever reads them (IndexWriter).
 */
final class IndexChanges {
	/** Number of products of one statement. */
	private const AT_ONCE = 500;

	/** Marks a product. */
	public static function mark( int ...$ids ): void {
		$table = IndexTables::products()->name();
		// Another one each time: a writer removes only the marks whose products it has read since.
		$token = wp_generate_password( 16, false );
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
			$values = array();
			foreach ( $some as $id ) {
				array_push( $values, $id, $token );
			}
			IndexTables::change( 'INSERT INTO %i ( product_id, changed ) VALUES ' . implode( ', ', array_fill( 0, count( $some ), '( %d, %s )' ) ) . ' ON DUPLICATE KEY UPDATE changed = VALUES( changed )', array_merge( array( $table ), $values ) );
		}
	}

	/** Marks all products, and those that have been. */
	public static function mark_all(): void {
		$wpdb  = Table::database();
		$table = IndexTables::products()->name();
		$token = wp_generate_password( 16, false );
		IndexTables::change( 'UPDATE %i SET changed = %s', array( $table, $token ) );
		IndexTables::change( "INSERT INTO %i ( product_id, changed ) SELECT ID, %s FROM %i WHERE post_type = 'product' AND post_status = 'publish' ON DUPLICATE KEY UPDATE changed = VALUES( changed )", array( $table, $token, $wpdb->posts ) );
	}

	/**
	 * Returns marked products, those with the lowest places first.
	 *
	 * @return array<int, array{place: int|null, mark: string}> By the product's id.
	 */
	public static function some( int $limit ): array {
		$changes = array();
		foreach ( IndexTables::rows( "SELECT product_id, place, changed FROM %i WHERE changed > '' LIMIT %d", array( IndexTables::products()->name(), $limit ) ) as $row ) {
			$changes[ IndexTables::number( $row, 'product_id' ) ] = array(
				'place' => isset( $row['place'] ) ? IndexTables::number( $row, 'place' ) : null,
				'mark'  => IndexTables::text( $row, 'changed' ),
			);
		}
		return $changes;
	}

	/**
	 * Removes marks, unless a product was marked again.
	 *
	 * @param array<int, array{place: int|null, mark: string}> $changes Marked products by id.
	 * @param array<int, mixed>                                $kept    Products that are there, by id.
	 */
	public static function remove( array $changes, array $kept ): void {
		$table = IndexTables::products()->name();
		$marks = array();
		foreach ( $changes as $id => $change ) {
			$marks[ $change['mark'] ][ isset( $kept[ $id ] ) ? 1 : 0 ][] = $id;
		}
		foreach ( $marks as $mark => $ids ) {
			foreach ( $ids as $is_kept => $some ) {
				$list = implode( ',', $some );
				IndexTables::change( ( 1 === $is_kept ? "UPDATE %i SET changed = ''" : 'DELETE FROM %i' ) . " WHERE product_id IN ( $list ) AND changed = %s", array( $table, (string) $mark ) );
			}
		}
	}
}
