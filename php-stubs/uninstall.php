<?php
/**
 * Deletes the plugin's data when the plugin is deleted in the admin.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/src/Admin/Lifecycle/Uninstall.php';
StorefrontIslands\Admin\Lifecycle\Uninstall::run();
