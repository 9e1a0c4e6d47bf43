<?php
/**
 * Removes the demo shop's tables and options when its plugin is deleted in the admin. Products, orders and pages stay.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/storefront-islands-demo-shop.php';
StorefrontIslands\DemoShop\Uninstall::run();
