<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Records\RecordsTable;
use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tests if the plugin's tables are there and can be written. */
final class TablesCheck {
	/**
	 * Runs the test.
	 *
	 * @return array<string, mixed> Result in WordPress's format.
	 */
	public static function run(): array {
		$failed = array();
		foreach ( self::tables() as $table ) {
			if ( ! $table->is_writable() ) {
				$failed[] = esc_html( $table->name() );
			}
		}
		return array() === $failed
			? HealthResult::of(
				SiteHealth::TABLES,
				HealthResult::GOOD,
				__( 'The tables for orders and payments can be written', 'storefront-islands' ),
				__( 'Orders that are sent twice are recognised, and declined payments are counted.', 'storefront-islands' )
			)
			: HealthResult::of(
				SiteHealth::TABLES,
				HealthResult::CRITICAL,
				__( 'A table for orders or payments cannot be written', 'storefront-islands' ),
				__( 'Without these tables orders are refused, or declined payments have no limits. Let the user of the database create and write them:', 'storefront-islands' ),
				$failed
			);
	}

	/**
	 * Returns the tables that the shop needs.
	 *
	 * @return list<Table>
	 */
	private static function tables(): array {
		$tables = array( RecordsTable::table() );
		if ( Settings::load()->limits_payments() ) {
			$tables[] = PaymentLog::table();
		}
		return $tables;
	}
}
