<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Whether the site has an index, and whether it has all changes. */
final class IndexState {
	/** States of an index. */
	public const BUILDING = 'building ' . IndexTables::VERSION;
	public const ON       = 'on ' . IndexTables::VERSION;

	/** Option with the state; none without an index. */
	private const OPTION = 'storefront_islands_index';

	/** Maximum number of changed products that a request takes up before it reads; more are left to the background. */
	public const FEW = 200;

	/** Seconds that a request waits for another that takes up changes: SQL would take longer. */
	private const WAIT = 2;

	/** True if the tables are there: changes are marked. */
	public static function is_kept(): bool {
		return in_array( self::state(), array( self::BUILDING, self::ON ), true );
	}

	/** True if all products have been taken up once. */
	public static function is_on(): bool {
		return self::ON === self::state();
	}

	/**
	 * Returns the state. It is loaded with all options of the site: asked for alone, one that does not exist is a query
	 * of each request.
	 *
	 * @return mixed
	 */
	private static function state() {
		return wp_load_alloptions()[ self::OPTION ] ?? '';
	}

	/**
	 * Sets the state.
	 *
	 * @param string $state BUILDING or ON; empty for no index.
	 */
	public static function set( string $state ): void {
		if ( '' === $state ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $state, true );
		}
	}

	/** True if the sets have every change, after a few have been taken up. */
	public static function is_current(): bool {
		$changes = count( IndexChanges::some( self::FEW + 1 ) );
		if ( $changes > 0 && $changes <= self::FEW ) {
			return IndexWriter::run( self::FEW, self::WAIT ) && array() === IndexChanges::some( 1 );
		}
		if ( $changes > 0 ) {
			IndexBuild::schedule();
		}
		return 0 === $changes;
	}
}
