<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the index in the background, in bounded steps of Action Scheduler, for a shop that is large enough; takes up
 * changes of many products in the same way.
 */
final class IndexBuild {
	/** Action of a step. */
	public const ACTION = 'storefront_islands_index';

	/** Number of published products above which there is an index (docs/behaviour.md#limits). */
	private const MANY = 5000;

	/** Number of products of a step. */
	private const STEP = 1024;

	/** Seconds that a step waits for another writer. */
	private const WAIT = 5;

	public static function register(): void {
		IndexTables::register();
		add_action( self::ACTION, array( self::class, 'step' ) );
		// WordPress's own daily event.
		add_action( 'wp_scheduled_delete', array( self::class, 'look' ) );
		add_action( 'deactivated_plugin', array( self::class, 'stop' ) );
		if ( IndexState::is_kept() ) {
			IndexHooks::register();
		}
	}

	/** Starts the index of a shop that has grown. */
	public static function look(): void {
		$count = wp_count_posts( 'product' )->publish ?? 0;
		if ( ! IndexState::is_kept() && is_numeric( $count ) && (int) $count > self::MANY ) {
			self::start();
		}
	}

	/** Makes the index anew; false if the database cannot. Until it is there, WooCommerce's SQL answers. */
	public static function start(): bool {
		// SQLite has neither its locks nor its sets of bytes.
		if ( ! Table::database()->__get( 'dbh' ) instanceof \mysqli ) {
			return false;
		}
		IndexState::set( '' );
		foreach ( IndexTables::all() as $table ) {
			$table->look_again();
			$table->ensure();
			IndexTables::change( 'TRUNCATE TABLE %i', array( $table->name() ) );
		}
		IndexState::set( IndexState::BUILDING );
		IndexHooks::register();
		IndexChanges::mark_all();
		self::schedule();
		return true;
	}

	/** Takes up some of the marked products; schedules the next step if there are more. */
	public static function step(): void {
		if ( ! IndexState::is_kept() ) {
			return;
		}
		IndexWriter::run( self::STEP, self::WAIT );
		if ( array() === IndexChanges::some( 1 ) ) {
			IndexState::set( IndexState::ON );
		} else {
			// This step counts as one that waits.
			self::schedule( false );
		}
	}

	/**
	 * Schedules a step.
	 *
	 * @param bool $is_unique False to schedule it although one waits or runs.
	 */
	public static function schedule( bool $is_unique = true ): void {
		if ( function_exists( 'as_enqueue_async_action' ) && did_action( 'action_scheduler_init' ) ) {
			as_enqueue_async_action( self::ACTION, array(), 'storefront-islands', $is_unique );
		}
	}

	/**
	 * Leaves the index when changes will no longer be seen.
	 *
	 * @param mixed $plugin Main file of a plugin that is deactivated.
	 */
	public static function stop( $plugin ): void {
		if ( in_array( $plugin, array( plugin_basename( dirname( __DIR__, 4 ) . '/storefront-islands.php' ), plugin_basename( WC_PLUGIN_FILE ) ), true ) ) {
			IndexState::set( '' );
		}
	}
}
