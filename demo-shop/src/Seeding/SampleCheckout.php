<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Customer\SavedAddresses;
use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\DemoShop\Payment\TestCards;
use StorefrontIslands\DemoShop\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Sample data for the checkout: enables the test card and creates a customer (customer / password) with an address and
 * two saved cards. Only called on local sites.
 */
final class SampleCheckout {
	private const LOGIN = 'customer';

	private const ADDRESS = array(
		'first_name' => 'Grace',
		'last_name'  => 'Hopper',
		'company'    => '',
		'address_1'  => '7 Compiler Street',
		'address_2'  => '',
		'city'       => 'San Francisco',
		'state'      => 'CA',
		'postcode'   => '94107',
		'country'    => 'US',
		'phone'      => '',
	);

	/** Creates what is missing. May run any number of times. */
	public static function ensure(): void {
		Options::suggest( 'test_card', true );
		if ( false !== username_exists( self::LOGIN ) ) {
			return;
		}
		$user = wp_insert_user(
			array(
				'user_login' => self::LOGIN,
				'user_email' => self::LOGIN . '@example.com',
				'user_pass'  => 'password',
				'first_name' => self::ADDRESS['first_name'],
				'last_name'  => self::ADDRESS['last_name'],
				'role'       => 'subscriber',
			)
		);
		if ( is_int( $user ) ) {
			SavedAddresses::save( $user, self::ADDRESS + array( 'email' => self::LOGIN . '@example.com' ), self::ADDRESS );
			SavedCards::add( $user, TestCards::SUCCEEDS );
			SavedCards::add( $user, TestCards::DECLINED );
		}
	}
}
